import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import {
  type Day,
  type Month,
  addDays,
  dateWords,
  dayName,
  daysFrom,
  isShortcut,
  MONDAY,
  monthOf,
  monthsLater,
  monthWords,
  shortDate,
  weekdayOf,
} from '../../lib/index.ts';
import css from './day-grid.css?inline';
import { useText, useUi } from '../base/index.ts';
import { uiText, useStyles } from '../common/index.ts';
import { VisuallyHidden } from '../content/index.ts';

export interface DayGridProps {
  /** The first day that is shown. Weeks begin on its weekday, those of a month on Monday (D20). */
  start: Day;
  /** How many days are shown: those of a month, or a span. */
  count: number;
  /** Called when keys or buttons lead to another month; without it the days stay. */
  onMonthChange?: (month: Month) => void;
  /** Today in Kuala Lumpur (D20). */
  today: Day;
  /** The first day that can be chosen. */
  first: Day;
  selected: Day | undefined;
  onSelect: (day: Day) => void;
  /** Content of a day's cell below its number, hidden from screen readers. Below 37.5em a cell has space for a number alone. */
  renderDay: (day: Day) => ReactNode;
  /** The same content in words, such as "3 courses"; empty when there is none. */
  describe: (day: Day) => string;
}

/** How many days of its week are before it, in weeks that begin as that of `first`. */
const placeInWeek = (day: Day, first: Day): number => (weekdayOf(day) - weekdayOf(first) + 7) % 7;

/** The days in rows of a week, the first one with a gap before it. */
function weeksOf(days: readonly Day[], gap: number): Array<Array<Day | undefined>> {
  const cells = [...Array.from({ length: gap }, () => undefined), ...days];
  return Array.from({ length: Math.ceil(cells.length / 7) }, (_, at) => cells.slice(7 * at, 7 * at + 7));
}

/** Where a key leads from a day with so many of its week before it; `undefined` when it leads nowhere. */
function dayOfKey(event: KeyboardEvent, day: Day, before: number): Day | undefined {
  if (isShortcut(event)) return undefined;
  const steps = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 7, ArrowUp: -7, Home: -before, End: 6 - before }[event.key];
  if (steps !== undefined) return addDays(day, steps);
  const by = { PageDown: 1, PageUp: -1 }[event.key];
  return by === undefined ? undefined : monthsLater(day, by);
}

/** Days in weeks, by the ARIA grid pattern: one tab stop; arrows, Home and End, Page Up and Page Down move. */
export function DayGrid(props: DayGridProps): ReactNode {
  useStyles(css, 'ui');
  const { start, count, onMonthChange, today, first, selected, onSelect, renderDay, describe } = props;
  const { locale } = useUi();
  const { unavailable } = useText(uiText);
  const grid = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<Day>();
  /** The day that gets the focus when its month has been rendered. */
  const awaited = useRef<Day>(undefined);
  const focus = (day: Day): void => grid.current?.querySelector<HTMLElement>(`[data-day="${day}"] > button`)?.focus();
  // a layout effect, because a key pressed before the next frame would go to the former day
  useLayoutEffect(() => {
    if (awaited.current) focus(awaited.current);
    awaited.current = undefined;
  });
  const days = daysFrom(start, count);
  const end = addDays(start, count - 1);
  const isSpan = monthOf(start) !== monthOf(end);
  const weekStart = onMonthChange ? MONDAY : start;
  const stop = [focused, selected, today, first].find((day) => day && days.includes(day)) ?? start;
  const onKeyDown = (event: KeyboardEvent, day: Day): void => {
    const to = dayOfKey(event, day, placeInWeek(day, weekStart));
    if (!to) return;
    event.preventDefault();
    if (!onMonthChange || days.includes(to)) return focus(to < start ? start : to > end ? end : to);
    awaited.current = to;
    onMonthChange(monthOf(to));
  };
  const dayButton = (day: Day): ReactNode => {
    const canChoose = day >= first;
    return (
      <button
        type="button"
        className="ui-day"
        tabIndex={day === stop ? 0 : -1}
        // not `disabled`: arrow keys must reach the day, and screen readers announce it
        aria-disabled={!canChoose || undefined}
        aria-current={day === today ? 'date' : undefined}
        onFocus={() => setFocused(day)}
        onKeyDown={(event) => onKeyDown(event, day)}
        onClick={() => canChoose && onSelect(day)}
      >
        <span className="ui-day-number ui-date" aria-hidden="true">
          {(isSpan && (day === start || day.endsWith('-01')) ? shortDate(day, locale) : `${Number(day.slice(8))}`)
            .split(' ')
            .map((word) => (
              <span key={word}>{word}</span>
            ))}
        </span>
        <span className="ui-day-content" aria-hidden="true">
          {renderDay(day)}
        </span>
        <VisuallyHidden>
          {[dateWords(day, locale), canChoose ? describe(day) : unavailable].filter(Boolean).join(', ')}
        </VisuallyHidden>
      </button>
    );
  };
  return (
    // no table, whose roles Safari forgets where it is displayed as a grid
    <div
      ref={grid}
      role="grid"
      className="ui-days"
      aria-label={
        isSpan ? [start, end].map((day) => dateWords(day, locale)).join(' – ') : monthWords(monthOf(start), locale)
      }
    >
      <div className="ui-week" aria-hidden="true">
        {daysFrom(weekStart, 7).map((day) => (
          <span key={day} className="ui-weekday">
            {dayName(day, locale, 'short')}
          </span>
        ))}
      </div>
      {weeksOf(days, placeInWeek(start, weekStart)).map((week) => (
        <div key={week.at(-1)} role="row" className="ui-week">
          {week.map((day, at) =>
            day ? (
              <div
                key={day}
                role="gridcell"
                className={`ui-day-cell ${day === selected ? 'ui-selected' : ''}`}
                aria-selected={day === selected || undefined}
                data-day={day}
              >
                {dayButton(day)}
              </div>
            ) : (
              // oxlint-disable-next-line react/no-array-index-key -- a place of the week
              <div key={at} role="gridcell" />
            ),
          )}
        </div>
      ))}
    </div>
  );
}
