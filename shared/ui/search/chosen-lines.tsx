import { type ReactNode, type RefObject, useLayoutEffect, useState } from 'react';
import type { Choice } from './choice.ts';

interface ChosenLinesProps {
  /** The text box, and what is around it. */
  box: RefObject<HTMLElement | null>;
  choice: Choice | null | undefined;
  /** The id of the line with the hint, which describes the text box. */
  hintId: string;
}

/** What the text box has no room for: the whole name of the choice, if it is cut off, and the hint that tells it from another one of its name. */
export function ChosenLines({ box, choice, hintId }: ChosenLinesProps): ReactNode {
  const isCut = useIsCut(box, choice?.label);
  return (
    <>
      {isCut && (
        // hidden from screen readers, which read the whole value of the text box
        <span className="ui-search-whole" dir="auto" aria-hidden="true">
          {choice?.label}
        </span>
      )}
      {choice?.hint && (
        <span id={hintId} className="ui-search-whole" dir="auto">
          {choice.hint}
        </span>
      )}
    </>
  );
}

/** Whether the chosen name is longer than its text box shows. */
function useIsCut(box: RefObject<HTMLElement | null>, chosen: string | undefined): boolean {
  const [isCut, setCut] = useState(false);
  useLayoutEffect(() => {
    const input = box.current?.querySelector('input');
    if (!input || !chosen) return undefined;
    const measure = (): void => setCut(input.scrollWidth > input.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(input);
    return () => observer.disconnect();
  }, [box, chosen]);
  return isCut && Boolean(chosen);
}
