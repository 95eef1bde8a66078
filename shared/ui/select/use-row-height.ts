// chunk: ui
import { type RefCallback, useCallback, useState } from 'react';

/** Height of a line of text in choice-list.css and select-menu.css, in px, unless the text is larger than usual. */
const LINE = 20;

/**
 * The height of a row in a list that renders only some of its rows, in px. It grows with the text, which a host's tokens or a phone's settings enlarge.
 * @param usual the height of a row with text of the usual size
 * @returns the height, and the ref of the element around the rows, which has their font
 */
export function useRowHeight(usual: number): [height: number, rows: RefCallback<HTMLElement>] {
  const [line, setLine] = useState(LINE);
  const measure = useCallback((element: HTMLElement | null) => {
    if (element) setLine(parseFloat(getComputedStyle(element).lineHeight));
  }, []);
  return [Math.round((usual * line) / LINE), measure];
}
