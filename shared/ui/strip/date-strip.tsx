import { Fragment, useId, useLayoutEffect, useRef, useState } from 'react';
import {
  type Day,
  dateWords,
  dayName,
  daysFrom,
  isShortcut,
  MONDAY,
  monthsLater,
  monthWords,
  shortDate,
  weekdayOf,
} from '../../lib/index.ts';
import { Button, arrowKeyTarget } from '../controls/index.ts';
import css from './date-strip.css?inline';
import { Icon } from '../content/index.ts';
import { LiveRegion } from '../feedback/index.ts';
import { uiText, useStyles } from '../common/index.ts';
import { useText, useUi } from '../base/index.ts';
import { useStripWindow } from './use-strip-window.ts';

export interface StripDay {
  /** For example `2026-11-23`. */
  date: Day;
  /** The day cannot be chosen, but the arrow keys reach it and it is announced. */
  disabled?: boolean;
  /** What the day's accessible name says beside its date, such as 'Sesi 1: 3'. The first is shown below the date unless there are figures. */
  lines?: readonly string[];
  /** Shown below the date, each over a bar that is filled by `share`, 0 to 1. */
  figures?: ReadonlyArray<{ count: number; share: number }>;
}

export interface DateStripProps {
  /** What the days are for; the strip's accessible name. */
  label: string;
  /** The days, in order. */
  days: readonly StripDay[];
  value: Day | null;
  onChange: (date: Day) => void;
  /** How many days are visible at once. */
  visible: number;
  /** The day at which the strip opens, if the days begin before it. Default: the first. */
  opensAt?: Day;
  /** How many days the arrow buttons move, default 1; `visible` turns whole pages, of which the last may be short. */
  step?: number;
  /** Where it is given, the range above the days opens all of them, to jump to one: by month, in weeks from Monday, and today is marked. */
  today?: Day;
}

/**
 * A row of days that is paged, never scrolled. It is one tab stop: arrow keys, Home and End move from day to day, also to days out of sight;
 * Enter or Space chooses.
 */
export function DateStrip({ label, days, value, onChange, visible, opensAt = '', step = 1, today }: DateStripProps) {
  useStyles(css, 'ui');
  const { locale } = useUi();
  const words = useText(uiText);
  const groupId = useId();
  const group = useRef<HTMLDivElement>(null);
  const [isMonth, setMonth] = useState(false);
  // without a value meanwhile: the strip then moves to the chosen day when it is back
  const { first, shown, turn, reveal } = useStripWindow(
    days,
    isMonth ? null : value,
    isMonth ? days.length : visible,
    step,
    opensAt,
  );
  const [focusDate, setFocusDate] = useState<Day | null>(null);
  const [moved, setMoved] = useState('');
  const hasLines = days.some((day) => day.lines?.length);
  /** The day that gets the focus when it has been rendered. */
  const awaited = useRef<Day | null>(null);
  const buttonOf = (date: Day) => group.current?.querySelector<HTMLElement>(`[data-date="${date}"]`);
  // a layout effect, because a key pressed before the next frame would go to the former day
  useLayoutEffect(() => {
    if (awaited.current) buttonOf(awaited.current)?.focus();
    awaited.current = null;
  });

  const stop = [focusDate, value, shown.find((day) => !day.disabled)?.date].find((date) =>
    shown.some((day) => day.date === date),
  );
  const goTo = (index: number) => {
    const day = days[Math.min(days.length - 1, Math.max(0, index))];
    if (!day) return;
    setFocusDate(day.date);
    const button = buttonOf(day.date);
    if (button) return button.focus();
    reveal(day.date);
    awaited.current = day.date;
  };
  const page = (by: number) => {
    const next = turn(by);
    setFocusDate(null);
    const ends = [next[0], next.at(-1)].map((day) => (day ? dateWords(day.date, locale) : ''));
    setMoved(ends.join(' – '));
  };
  const onKeyDown = (event: React.KeyboardEvent, index: number, date: Day) => {
    const by = isMonth && !isShortcut(event) && { PageDown: 1, PageUp: -1 }[event.key];
    const month = by && monthsLater(date, by);
    const to = month
      ? days.filter((day) => day.date < month).length
      : arrowKeyTarget(event, index, days.length, isMonth ? 7 : 1);
    if (to === undefined) return;
    event.preventDefault();
    goTo(to);
  };

  const choose = (day: StripDay) => {
    if (day.disabled) return;
    onChange(day.date);
    setMonth(false);
  };
  const range = [...new Set([shown[0], shown.at(-1)])]
    .map((day) => (day ? shortDate(day.date, locale) : ''))
    .join(' – ');
  const arrow = (name: 'left' | 'right', words: string, isEnd: boolean, by: number) => (
    <Button
      className="ui-strip-arrow"
      aria-label={words}
      aria-controls={groupId}
      aria-disabled={isEnd}
      onClick={() => page(by)}
    >
      <Icon name={name} />
    </Button>
  );

  return (
    <div className="ui-strip-frame" data-month={isMonth || undefined}>
      <div className="ui-strip-head">
        {arrow('left', words.earlier, first === 0, -step)}
        {today ? (
          <Button
            className="ui-strip-range"
            variant="link"
            aria-label={`${range}, ${words.allDates}`}
            aria-controls={groupId}
            aria-expanded={isMonth}
            onClick={() => setMonth(!isMonth)}
          >
            <span>{range}</span>
            <Icon name={isMonth ? 'up' : 'down'} size={18} />
          </Button>
        ) : (
          <span className="ui-strip-range" aria-hidden="true">
            {range}
          </span>
        )}
        {arrow('right', words.later, first + visible >= days.length, step)}
      </div>
      <div
        ref={group}
        id={groupId}
        className="ui-strip-days"
        role="radiogroup"
        aria-label={label}
        style={{ '--ui-columns': isMonth ? 7 : visible }}
      >
        {isMonth &&
          daysFrom(MONDAY, 7).map((day) => (
            <span key={day} className="ui-strip-name" aria-hidden="true">
              {dayName(day, locale, 'short')}
            </span>
          ))}
        {shown.map((day, at) => {
          const beginsMonth = isMonth && (at === 0 || day.date.endsWith('-01'));
          return (
            <Fragment key={day.date}>
              {beginsMonth && (
                <span className="ui-strip-month" aria-hidden="true">
                  {monthWords(day.date, locale)}
                </span>
              )}
              <button
                type="button"
                role="radio"
                className="ui-strip-day"
                part="day"
                style={{ gridColumnStart: beginsMonth ? ((weekdayOf(day.date) + 6) % 7) + 1 : undefined }}
                data-date={day.date}
                aria-current={day.date === today ? 'date' : undefined}
                aria-checked={day.date === value}
                aria-disabled={day.disabled || undefined}
                aria-label={[dateWords(day.date, locale), day.disabled && words.unavailable, ...(day.lines ?? [])]
                  .filter(Boolean)
                  .join(', ')}
                tabIndex={day.date === (stop ?? shown[0]?.date) ? 0 : -1}
                onFocus={() => setFocusDate(day.date)}
                onKeyDown={(event) => onKeyDown(event, first + at, day.date)}
                onClick={() => choose(day)}
              >
                {!isMonth && <span className="ui-strip-name">{dayName(day.date, locale)}</span>}
                <span className={`ui-strip-date ${isMonth ? 'ui-date' : ''}`}>
                  {isMonth ? Number(day.date.slice(8)) : shortDate(day.date, locale)}
                </span>
                {hasLines && !isMonth && (
                  <span className="ui-strip-lines">
                    {day.figures?.map(({ count, share }, which) => (
                      // oxlint-disable-next-line react/no-array-index-key -- they have a fixed order
                      <span key={which} className="ui-strip-figure" style={{ '--ui-share': share }}>
                        {count}
                      </span>
                    )) ?? <span>{day.lines?.[0]}</span>}
                  </span>
                )}
              </button>
            </Fragment>
          );
        })}
      </div>
      <LiveRegion text={moved} />
    </div>
  );
}
