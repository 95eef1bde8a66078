import { useState } from 'react';
import type { Day } from '../lib/day.ts';

/** Which days of a long row are seen. A newly chosen day, or one asked for, is brought into sight by the shortest way. */
export function useStripWindow<Each extends { date: Day }>(days: readonly Each[], value: Day | null, visible: number) {
  const [wanted, setWanted] = useState(0);
  const [seenValue, setSeenValue] = useState<Day | null>(null);
  const last = Math.max(0, days.length - visible);

  const withDay = (from: number, date: Day): number => {
    const index = days.findIndex((day) => day.date === date);
    if (index < 0 || (index >= from && index < from + visible)) return from;
    return index < from ? index : index - visible + 1;
  };
  let first = Math.min(wanted, last);
  if (value !== null && value !== seenValue && days.some((day) => day.date === value)) {
    first = Math.min(withDay(first, value), last);
    setSeenValue(value);
    setWanted(first);
  }
  const shownFrom = (from: number) => days.slice(from, from + visible);

  return {
    first,
    shown: shownFrom(first),
    /** Moves on or back by so many days. @returns the days that are seen then */
    turn: (by: number): readonly Each[] => {
      const next = Math.min(last, Math.max(0, first + by));
      setWanted(next);
      return shownFrom(next);
    },
    reveal: (date: Day) => setWanted(withDay(first, date)),
  };
}
