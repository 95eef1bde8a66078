// chunk: ui
import { type ComponentProps, useEffect, useRef } from 'react';

export interface IntoViewProps extends ComponentProps<'div'> {
  /** The content is scrolled into view whenever this changes to a value that is not empty. */
  because: unknown;
}

/** Scrolls a button's result into view, for a button that sticks to the window's edge while its result appears elsewhere. */
export function IntoView({ because, ...rest }: IntoViewProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (because) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [because]);
  return <div {...rest} ref={ref} />;
}
