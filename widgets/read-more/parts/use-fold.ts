import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

export interface Fold {
  open: boolean;
  /** There is more than the folded frame shows. */
  isLong: boolean;
  toggle(): void;
}

/**
 * Whether a text is folded, and whether there is anything to fold at the present width. It opens by itself when the person gets into the hidden part
 * another way: with the Tab key, or with the browser's search, which scroll it into view.
 * @param frame the element of limited height @param content what is in it
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
      // the margin above the page's first paragraph is no line of text
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

  // native listeners: what is slotted belongs to the page, so React does not hear its events
  useEffect(() => {
    const outer = frame.current;
    if (!outer || open) return;
    const reveal = (): void => {
      if (outer.scrollTop > 0) setOpen(true);
    };
    const focused = ({ target }: FocusEvent): void => {
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
    // the end of a long text is gone: without this the person is left far below it
    if (open && frame.current && frame.current.getBoundingClientRect().top < 0)
      frame.current.scrollIntoView({ block: 'start' });
  };
  return { open, isLong, toggle };
}
