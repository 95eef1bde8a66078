import { useId, useLayoutEffect, useRef, useState } from 'react';
import { type Day, dateWords, dayName, shortDate } from '../../lib/index.ts';
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
  /** Short lines below the date, such as 'Sesi 1: 3', also part of the day's accessible name. */
  lines?: readonly string[];
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
}

/**
 * A row of days that is paged, never scrolled. It is one tab stop: arrow keys, Home and End move from day to day, also to days out of sight;
 * Enter or Space chooses.
 */
export function DateStrip({ label, days, value, onChange, visible, opensAt = '', step = 1 }: DateStripProps) {
  useStyles(css, 'ui');
  const { locale } = useUi();
  const words = useText(uiText);
  const groupId = useId();
  const group = useRef<HTMLDivElement>(null);
  const { first, shown, turn, reveal } = useStripWindow(days, value, visible, step, opensAt);
  const [focusDate, setFocusDate] = useState<Day | null>(null);
  const [moved, setMoved] = useState('');
  const lines = Math.max(0, ...days.map((day) => day.lines?.length ?? 0));
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
    reveal(day.date);
    setFocusDate(day.date);
    const button = buttonOf(day.date);
    if (button) button.focus();
    else awaited.current = day.date;
  };
  const page = (by: number) => {
    const next = turn(by);
    setFocusDate(null);
    const ends = [next[0], next.at(-1)].map((day) => (day ? dateWords(day.date, locale) : ''));
    setMoved(ends.join(' – '));
  };
  const onKeyDown = (event: React.KeyboardEvent, index: number) => {
    const to = arrowKeyTarget(event, index, days.length);
    if (to === undefined) return;
    event.preventDefault();
    goTo(to);
  };

  return (
    <div className="ui-strip-frame">
      <div className="ui-strip">
        <Button
          className="ui-strip-arrow"
          aria-label={words.earlier}
          aria-controls={groupId}
          aria-disabled={first === 0}
          onClick={() => page(-step)}
        >
          <Icon name="left" />
        </Button>
        <span className="ui-strip-range" aria-hidden="true">
          {[...new Set([shown[0], shown.at(-1)])].map((day) => (day ? shortDate(day.date, locale) : '')).join(' – ')}
        </span>
        <div
          ref={group}
          id={groupId}
          className="ui-strip-days"
          role="radiogroup"
          aria-label={label}
          style={{ '--ui-columns': visible, '--ui-lines': lines }}
        >
          {shown.map((day, at) => (
            <button
              key={day.date}
              type="button"
              role="radio"
              className="ui-strip-day"
              part="day"
              data-date={day.date}
              aria-checked={day.date === value}
              aria-disabled={day.disabled || undefined}
              aria-label={[dateWords(day.date, locale), day.disabled && words.unavailable, ...(day.lines ?? [])]
                .filter(Boolean)
                .join(', ')}
              tabIndex={day.date === (stop ?? shown[0]?.date) ? 0 : -1}
              onFocus={() => setFocusDate(day.date)}
              onKeyDown={(event) => onKeyDown(event, first + at)}
              onClick={() => day.disabled || onChange(day.date)}
            >
              <span className="ui-strip-name">{dayName(day.date, locale)}</span>
              <span className="ui-strip-date">{shortDate(day.date, locale)}</span>
              {lines > 0 && <span className="ui-strip-lines">{day.lines?.join('\n')}</span>}
            </button>
          ))}
        </div>
        <Button
          className="ui-strip-arrow"
          aria-label={words.later}
          aria-controls={groupId}
          aria-disabled={first + visible >= days.length}
          onClick={() => page(step)}
        >
          <Icon name="right" />
        </Button>
      </div>
      <LiveRegion text={moved} />
    </div>
  );
}
