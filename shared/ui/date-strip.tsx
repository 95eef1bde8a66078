import { useId, useLayoutEffect, useRef, useState } from 'react';
import { dateWords, dayName, shortDate } from '../lib/day-words.ts';
import type { Day } from '../lib/day.ts';
import { Button } from './button.tsx';
import css from './date-strip.css?inline';
import { Icon } from './icon.tsx';
import { LiveRegion } from './live-region.tsx';
import { useStyles } from './styles.ts';
import { useText } from './text.ts';
import { useUi } from './ui-context.ts';
import { uiText } from './ui.text.ts';
import { useStripWindow } from './use-strip-window.ts';

export interface StripDay {
  /** `2026-11-23` */
  date: Day;
  /** It can be visited with the arrow keys, and says so, but not chosen. */
  disabled?: boolean;
  /** Short lines under the date, such as 'Sesi 1: 3'; they are part of the day's name for screen readers. */
  lines?: readonly string[];
}

export interface DateStripProps {
  /** What the days are for; the strip's name. */
  label: string;
  /** In order. */
  days: readonly StripDay[];
  value: Day | null;
  onChange: (date: Day) => void;
  /** How many days are seen at once. */
  visible: number;
  /** How far the arrows beside it move, default 1 day; `visible` turns whole pages. */
  step?: number;
}

/**
 * A row of days that is paged, never scrolled. For the keyboard it is one tab stop: arrow keys, Home and End move from day to
 * day, also to those out of sight; Enter or Space chooses.
 */
export function DateStrip({ label, days, value, onChange, visible, step = 1 }: DateStripProps) {
  useStyles(css);
  const { locale } = useUi();
  const words = useText(uiText);
  const groupId = useId();
  const group = useRef<HTMLDivElement>(null);
  const { first, shown, turn, reveal } = useStripWindow(days, value, visible);
  const [focusDate, setFocusDate] = useState<Day | null>(null);
  const [moved, setMoved] = useState('');
  /** The day the focus goes to once it is drawn. */
  const awaited = useRef<Day | null>(null);
  const buttonOf = (date: Day) => group.current?.querySelector<HTMLElement>(`[data-date="${date}"]`);
  // with the commit, not with the next frame: until then the next key would be heard by the day that was left
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
    const to = {
      ArrowRight: index + 1,
      ArrowDown: index + 1,
      ArrowLeft: index - 1,
      ArrowUp: index - 1,
      Home: 0,
      End: days.length - 1,
    }[event.key];
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
          style={{ ['--ui-columns' as string]: visible }}
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
              {day.lines && <span className="ui-strip-lines">{day.lines.join('\n')}</span>}
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
