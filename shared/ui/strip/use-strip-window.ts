import { useState } from 'react';
import type { Day } from '../../lib/index.ts';

/**
 * Which days of a long row are visible, at first those from `opensAt`. It moves as little as possible to show a chosen day; by
 * pages no day is shown twice, so the first or last may be short.
 */
export function useStripWindow<Each extends { date: Day }>(
  days: readonly Each[],
  value: Day | null,
  visible: number,
  step: number,
  opensAt: Day,
) {
  const [opened] = useState(() =>
    Math.max(
      0,
      days.findIndex(({ date }) => date >= opensAt),
    ),
  );
  const [requested, setRequested] = useState(opened);
  const [seenValue, setSeenValue] = useState<Day | null>(null);
  /** The beginning of the page that a day is on, below 0 for a short first one. */
  const pageOf = (index: number): number => opened + Math.floor((index - opened) / visible) * visible;
  const isPaged = step === visible;
  const ends = isPaged ? [pageOf(0), pageOf(Math.max(0, days.length - 1))] : [0, Math.max(0, days.length - visible)];
  const [least = 0, last = 0] = ends;

  const withDay = (from: number, date: Day): number => {
    const index = days.findIndex((day) => day.date === date);
    if (index < 0 || (index >= from && index < from + visible)) return from;
    if (isPaged) return pageOf(index);
    return index < from ? index : index - visible + 1;
  };
  let first = Math.min(requested, last);
  if (value !== null && value !== seenValue && days.some((day) => day.date === value)) {
    first = Math.min(withDay(first, value), last);
    setSeenValue(value);
    setRequested(first);
  }
  const shownFrom = (from: number) => days.slice(Math.max(0, from), from + visible);

  return {
    /** The place of the first visible day among all. */
    first: Math.max(0, first),
    shown: shownFrom(first),
    /**
     * Moves by so many days, backwards if negative.
     * @returns the days that are visible then
     */
    turn: (by: number): readonly Each[] => {
      const next = Math.min(last, Math.max(least, first + by));
      setRequested(next);
      return shownFrom(next);
    },
    reveal: (date: Day) => setRequested(withDay(first, date)),
  };
}
