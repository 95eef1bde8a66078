import { useMemo, useState } from 'react';

/** Rows rendered above and below those in sight. */
const SPARE = 4;

interface RowsInSight {
  first: number;
  /** The row after the last. */
  end: number;
  /** Height of the rows before the first and after the last, in px. */
  above: number;
  below: number;
  /** Sets how far the box has scrolled, in px. */
  setTop: (top: number) => void;
}

/**
 * What a list of thousands of rows renders: those in sight of the box that scrolls, and a few around them.
 * @param heights of all rows, in px; other heights are another list
 * @param box height of the box at most, in px
 */
export function useRowsInSight(heights: Float64Array, box: number): RowsInSight {
  const [top, setTop] = useState(0);
  const starts = useMemo(() => {
    const all = new Float64Array(heights.length + 1);
    let end = 0;
    heights.forEach((height, row) => (all[row + 1] = end += height));
    return all;
  }, [heights]);
  const count = heights.length;
  const before = (place: number): number => {
    const after = starts.findIndex((start) => start > place);
    return after < 0 ? count : after - 1;
  };
  const first = Math.max(0, before(top) - SPARE);
  const end = Math.min(before(top + box) + 1 + SPARE, count);
  const placeOf = (row: number): number => starts[row] ?? 0;
  return { first, end, above: placeOf(first), below: placeOf(count) - placeOf(end), setTop };
}
