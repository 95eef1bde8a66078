import { type RefObject, useLayoutEffect, useRef } from 'react';

interface RowFocus {
  /** The element around the rows. */
  box: RefObject<HTMLDivElement | null>;
  /** Focuses the control with this `data-at`, after the rows that come next are rendered. */
  focusNext: (at: string) => void;
}

/** Moves the focus into a row, for example into one that has just been added. */
export function useRowFocus(rows: readonly unknown[]): RowFocus {
  const box = useRef<HTMLDivElement>(null);
  const next = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (next.current === undefined) return;
    box.current?.querySelector<HTMLElement>(`[data-at="${next.current}"]`)?.focus();
    next.current = undefined;
  }, [rows]);
  return {
    box,
    focusNext(at) {
      next.current = at;
    },
  };
}
