// chunk: form
import { type RefObject, useLayoutEffect, useRef } from 'react';

interface RowFocus {
  /** The element around the rows. */
  box: RefObject<HTMLDivElement | null>;
  /** Focuses the control with this `data-at`. */
  focus: (at: string) => void;
  /** The same after the rows that come next are rendered. */
  focusNext: (at: string) => void;
}

/** Moves the focus into a row, for example into one that has just been added. */
export function useRowFocus(rows: readonly unknown[]): RowFocus {
  const box = useRef<HTMLDivElement>(null);
  const next = useRef<string>(undefined);
  const focus = (at: string): void => box.current?.querySelector<HTMLElement>(`[data-at="${at}"]`)?.focus();
  useLayoutEffect(() => {
    if (next.current === undefined) return;
    focus(next.current);
    next.current = undefined;
  }, [rows]);
  return {
    box,
    focus,
    focusNext(at) {
      next.current = at;
    },
  };
}
