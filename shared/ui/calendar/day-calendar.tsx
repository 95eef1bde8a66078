import { type ReactNode, useEffect, useRef } from 'react';
import { type Day, dateWords, monthOf, shortDate } from '../../lib/index.ts';
import css from './day-calendar.css?inline';
import { DayGrid, type DayGridProps } from './day-grid.tsx';
import { MonthHead } from './month-head.tsx';
import { type Elements, useUi } from '../base/index.ts';
import { useStyles } from '../common/index.ts';
import { EmptyState } from '../feedback/index.ts';

/** How much of the chosen day's detail should be visible, in px. */
const LEAST_SEEN_PX = 120;
/** Between the window's edge and the detail, in px. */
const GAP_PX = 8;

export interface DayCalendarProps extends DayGridProps {
  /** Why there is nothing to choose and what then, in place of the hint. */
  empty?: Elements;
  /** The content of the chosen day. */
  detail: Elements;
  /** Why the content of the days is not known: beside the days, none of which moves. */
  failure?: Elements;
  /** Shown in place of the detail while no day is chosen. */
  hint: string;
  /** The days with content and what it is, to be pressed: on a phone, whose cells have a mark alone, in place of the hint. */
  agenda: ReadonlyArray<readonly [Day, ReactNode]>;
}

/** Lets the detail of a newly chosen day begin at the visible part of the grid, which may be longer than the window. */
function startInSight(detail: HTMLElement | null): void {
  const grid = detail?.previousElementSibling?.getBoundingClientRect();
  if (!detail || !grid) return;
  const from = Math.max(0, Math.min(GAP_PX - grid.top, grid.height - LEAST_SEEN_PX));
  detail.style.setProperty('--_from', `${from}px`);
}

/** A calendar of days with content: a grid of days, with the chosen day's detail beside it, or below it where there is little space (D30). */
export function DayCalendar({ empty, failure, detail, hint, agenda, ...grid }: DayCalendarProps): ReactNode {
  useStyles(css, 'ui');
  const { locale } = useUi();
  const { start, onMonthChange, today, selected, onSelect } = grid;
  const ref = useRef<HTMLDivElement>(null);
  const openInGrid = (day: Day): void => {
    ref.current?.querySelector<HTMLElement>(`[data-day="${day}"] > button`)?.focus();
    onSelect(day);
  };
  useEffect(() => {
    const calendar = ref.current;
    if (!selected || !calendar) return;
    const look = (): void => {
      calendar.querySelector('.ui-calendar-date')?.scrollIntoView({ block: 'nearest' });
    };
    look();
    // the day's content may load late and move its heading; stop scrolling after the person's first input
    const observer = new ResizeObserver(look);
    observer.observe(calendar);
    const touched = new AbortController();
    const stop = (): void => {
      observer.disconnect();
      touched.abort();
    };
    for (const type of ['wheel', 'touchmove', 'pointerdown', 'keydown'])
      addEventListener(type, stop, { passive: true, signal: touched.signal });
    return stop;
  }, [selected]);
  return (
    <div ref={ref} className="ui-calendar" part="calendar">
      <div className="ui-calendar-parts">
        <div>
          {onMonthChange && <MonthHead month={monthOf(start)} onMonthChange={onMonthChange} today={today} />}
          <DayGrid {...grid} />
        </div>
        <section
          key={selected}
          className="ui-calendar-day"
          ref={startInSight}
          aria-label={selected ? dateWords(selected, locale) : empty || failure ? undefined : hint}
          // by keyboard the day leads to its content, which may have no control of its own
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={selected ? 0 : undefined}
        >
          {failure}
          {selected ? (
            <>
              <h3 className="ui-calendar-date">{dateWords(selected, locale)}</h3>
              {detail}
            </>
          ) : (
            !failure &&
            (empty || (
              <>
                <EmptyState icon="calendar" title={hint} />
                {agenda.length > 0 && (
                  <ul className="ui-agenda">
                    {agenda.map(([day, content]) => (
                      <li key={day}>
                        <button type="button" onClick={() => openInGrid(day)}>
                          <b>{shortDate(day, locale)}</b>
                          <span>{content}</span>
                        </button>
                      </li>
                    ))}
                  </ul>
                )}
              </>
            ))
          )}
        </section>
      </div>
    </div>
  );
}
