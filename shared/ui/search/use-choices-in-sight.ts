import { type RefCallback, type UIEvent, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { LIST_HEIGHT } from '../popover/index.ts';
import { useRowsInSight } from '../hooks/index.ts';

/** Height of a line of text in choice-row.css, in px, unless the text is larger than usual. */
const LINE = 20;
/** Height of a row, in px. Without hints there is room for two lines of a long name and the ring around the active one. */
const ROW = { plain: 52, withHint: 62 };

interface ChoicesInSight {
  count: number;
  /** Whether a choice of the list has a second line. */
  hasHints: boolean;
  /** The choice that the keys have reached; a negative one when there is none. It is scrolled into view. */
  active: number;
  /** Another value is another list, which begins at its active choice or at its top. */
  list: unknown;
}

/**
 * Which of thousands of choices are rendered. Their height grows with the text, which a host's tokens or a phone's settings enlarge.
 * @returns the height of a row in px, the first row and the one after the last, the ref of the element around the rows, which has their font, and the
 * handler of `scroll` of the element around that one
 */
export function useChoicesInSight({ count, hasHints, active, list }: ChoicesInSight): {
  row: number;
  first: number;
  end: number;
  all: RefCallback<HTMLElement>;
  onScroll: (event: UIEvent<HTMLElement>) => void;
} {
  const element = useRef<HTMLElement>(null);
  const [line, setLine] = useState(LINE);
  const all = useCallback((added: HTMLElement | null) => {
    element.current = added;
    if (added) setLine(parseFloat(getComputedStyle(added).lineHeight));
  }, []);
  const row = Math.round((ROW[hasHints ? 'withHint' : 'plain'] * line) / LINE);
  const heights = useMemo(() => new Float64Array(count).fill(row), [count, row]);
  const { first, end, setTop } = useRowsInSight(heights, LIST_HEIGHT);

  useLayoutEffect(() => {
    const scroller = element.current?.parentElement;
    if (!scroller) return;
    const top = Math.max(0, active) * row;
    const around = 2 * parseFloat(getComputedStyle(scroller).paddingTop);
    const least = top + row + around - scroller.clientHeight;
    scroller.scrollTo({ top: Math.min(top, Math.max(least, scroller.scrollTop)) });
    setTop(scroller.scrollTop);
  }, [active, list, row, setTop]);

  return { row, first, end, all, onScroll: ({ currentTarget }) => setTop(currentTarget.scrollTop) };
}
