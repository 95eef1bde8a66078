import { attributeOf, focusedElement } from '../../page/index.ts';
import { type ComponentProps, type RefObject, useEffect, useRef } from 'react';

export interface IntoViewProps extends ComponentProps<'div'> {
  /** The content is scrolled into view whenever this changes to a value that is not empty, unless a wrong field has the focus, which comes first. */
  because: unknown;
  /** Only while the person is in the form around it: the result may be one of an element that was put back. */
  ofForm?: boolean;
}

/** Scrolls a button's result into view, for a button that sticks to the window's edge or is near it while its result appears elsewhere. */
export function IntoView({ because, ofForm = false, ...rest }: IntoViewProps) {
  const ref = useRef<HTMLDivElement>(null);
  useIntoView(ref, because, ofForm);
  return <div {...rest} ref={ref} />;
}

/** As `IntoView`, for an element of another component. */
export function useIntoView(ref: RefObject<HTMLElement | null>, because: unknown, ofForm: boolean): void {
  useEffect(() => {
    const element = ref.current;
    if (!because || (ofForm && !element?.closest('form')?.matches(':focus-within'))) return;
    const focused = focusedElement();
    if (!focused || attributeOf(focused, 'aria-invalid') !== 'true') element?.scrollIntoView({ block: 'nearest' });
  }, [ref, because, ofForm]);
}
