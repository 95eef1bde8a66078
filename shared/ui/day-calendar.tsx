import { type ReactNode, useEffect, useRef } from 'react';
import { dateWords } from '../lib/day-words.ts';
import type { Day } from '../lib/day.ts';
import { DayAgenda } from './day-agenda.tsx';
import css from './day-calendar.css?inline';
import { MonthGrid, type MonthGridProps } from './month-grid.tsx';
import { MonthHead } from './month-head.tsx';
import { useStyles } from './styles.ts';
import { useUi } from './ui-context.ts';
import { useNarrow } from './use-narrow.ts';

/** Narrower than this, seven columns no longer hold words: the days stand below each other. */
const GRID_NEEDS_PX = 560;
/** So much of the chosen day's detail should be in sight. */
const LEAST_SEEN_PX = 120;

export interface DayCalendarProps extends MonthGridProps {
  /** The days of the agenda, the form it takes on a phone. */
  agendaDays: readonly Day[];
  /** Stands in the agenda's place when it has no days; empty while nothing is known of them. */
  agendaEmpty: string;
  /** What belongs to the chosen day. */
  detail: ReactNode;
  /** Stands in the detail's place while no day is chosen. */
  hint: string;
}

/** Days with something on them: a month grid with the chosen day's detail beside it, or an agenda where there is little room. */
export function DayCalendar({ agendaDays, agendaEmpty, detail, hint, ...grid }: DayCalendarProps): ReactNode {
  useStyles(css);
  const { locale } = useUi();
  const { month, onMonthChange, selected, size } = grid;
  const ref = useRef<HTMLDivElement>(null);
  const isNarrow = useNarrow(ref, GRID_NEEDS_PX);
  useEffect(() => {
    // below the grid or high beside it, or moved up in an agenda whose open day has closed
    const heading = selected && ref.current?.querySelector('.ui-calendar-date, .ui-agenda [aria-expanded=true]');
    if (!heading) return;
    const { top } = heading.getBoundingClientRect();
    if (top < 0 || top > innerHeight - LEAST_SEEN_PX) heading.scrollIntoView({ block: 'nearest' });
  }, [selected, isNarrow]);
  const head = onMonthChange && <MonthHead month={month} onMonthChange={onMonthChange} size={size} />;
  return (
    <div ref={ref} className="ui-calendar" part="calendar">
      {isNarrow ? (
        <div>
          {head}
          <DayAgenda {...grid} days={agendaDays} empty={agendaEmpty} detail={detail} />
        </div>
      ) : (
        <div className="ui-calendar-wide">
          <div>
            {head}
            <MonthGrid {...grid} />
          </div>
          <section
            key={selected}
            className="ui-calendar-day"
            aria-label={selected ? dateWords(selected, locale) : hint}
            // it may scroll, and without a stop of its own nobody could scroll it by keyboard
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            tabIndex={selected ? 0 : undefined}
          >
            {selected ? (
              <>
                <h3 className="ui-calendar-date">{dateWords(selected, locale)}</h3>
                {detail}
              </>
            ) : (
              <p className="ui-calendar-hint">{hint}</p>
            )}
          </section>
        </div>
      )}
    </div>
  );
}
