// chunk: ui
import { type ComponentProps, useEffect, useRef } from 'react';

export interface IntoViewProps extends ComponentProps<'div'> {
  /** Each time it changes to something, the content is scrolled into sight. */
  because: unknown;
}

/** Brings into sight what became of a press, when the button sticks to the window's edge and its answer stands elsewhere. */
export function IntoView({ because, ...rest }: IntoViewProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (because) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [because]);
  return <div {...rest} ref={ref} />;
}
