import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

export interface Fold {
  open: boolean;
  /** Whether the text is longer than the folded frame. */
  isLong: boolean;
  toggle(): void;
}

/**
 * Whether a text is folded, and whether it is long enough to be folded at the current width. It unfolds by itself when the Tab key or the browser's
 * find-in-page scrolls into the hidden part.
 * @param frame the element with the limited height
 * @param content the element inside it
 */
export function useFold(frame: RefObject<HTMLElement | null>, content: RefObject<HTMLElement | null>): Fold {
  const [open, setOpen] = useState(false);
  const [isLong, setLong] = useState(false);

  useLayoutEffect(() => {
    const outer = frame.current;
    const inner = content.current;
    if (!outer || !inner || open) return;
    outer.scrollTo(0, 0);
    const measure = (): void => {
      // the margin above the first paragraph is not a line of text
      const lead = inner.offsetTop - outer.offsetTop;
      outer.style.setProperty('--lead', `${lead}px`);
      setLong(lead + inner.offsetHeight > outer.clientHeight + 1);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(inner);
    observer.observe(outer);
    return () => observer.disconnect();
  }, [frame, content, open]);

  // native listeners, because React does not see events of slotted content
  useEffect(() => {
    const outer = frame.current;
    if (!outer || open) return;
    const reveal = (): void => {
      if (outer.scrollTop > 0) setOpen(true);
    };
    const focused = ({ target }: FocusEvent): void => {
      // focus events have elements as targets
      const { bottom } = (target as Element).getBoundingClientRect();
      if (bottom > outer.getBoundingClientRect().bottom) setOpen(true);
    };
    outer.addEventListener('scroll', reveal);
    outer.addEventListener('focusin', focused);
    return () => {
      outer.removeEventListener('scroll', reveal);
      outer.removeEventListener('focusin', focused);
    };
  }, [frame, open]);

  const toggle = (): void => {
    flushSync(() => setOpen(!open));
    // folding removes the end of a long text, where the person may be: scroll back to its start
    if (open && frame.current && frame.current.getBoundingClientRect().top < 0)
      frame.current.scrollIntoView({ block: 'start' });
  };
  return { open, isLong, toggle };
}
