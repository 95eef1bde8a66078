// chunk: booking
import { useState } from 'react';
import type { Day } from '../../lib/time/day.ts';

/** Which days of a long row are visible: at first those from `opensAt`. Moves as little as possible to show a newly chosen or requested day. */
export function useStripWindow<Each extends { date: Day }>(
  days: readonly Each[],
  value: Day | null,
  visible: number,
  opensAt: Day,
) {
  const [requested, setRequested] = useState(() =>
    Math.max(
      0,
      days.findIndex(({ date }) => date >= opensAt),
    ),
  );
  const [seenValue, setSeenValue] = useState<Day | null>(null);
  const last = Math.max(0, days.length - visible);

  const withDay = (from: number, date: Day): number => {
    const index = days.findIndex((day) => day.date === date);
    if (index < 0 || (index >= from && index < from + visible)) return from;
    return index < from ? index : index - visible + 1;
  };
  let first = Math.min(requested, last);
  if (value !== null && value !== seenValue && days.some((day) => day.date === value)) {
    first = Math.min(withDay(first, value), last);
    setSeenValue(value);
    setRequested(first);
  }
  const shownFrom = (from: number) => days.slice(from, from + visible);

  return {
    first,
    shown: shownFrom(first),
    /**
     * Moves by so many days, backwards if negative.
     * @returns the days that are visible then
     */
    turn: (by: number): readonly Each[] => {
      const next = Math.min(last, Math.max(0, first + by));
      setRequested(next);
      return shownFrom(next);
    },
    reveal: (date: Day) => setRequested(withDay(first, date)),
  };
}
