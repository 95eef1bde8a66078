import { type ComponentProps, useEffect, useState } from 'react';

interface StatusProps extends ComponentProps<'p'> {
  /** An `h2` gets `aria-live` in place of `role="status"`, which would remove its accessible name. */
  as?: 'p' | 'div' | 'span' | 'h2';
}

/**
 * Visible text that is announced when it changes, not when it appears: it is read with the page then. So it becomes a live region
 * a frame later. To announce a text that appears, use `LiveRegion`.
 */
export function Status({ as: Tag = 'p', ...rest }: StatusProps) {
  const [isRegion, setIsRegion] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setIsRegion(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  const region = Tag === 'h2' ? ({ 'aria-live': 'polite' } as const) : { role: 'status' };
  return <Tag {...rest} {...(isRegion && region)} />;
}
