// chunk: ui
import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../content/visually-hidden.tsx';

/**
 * Announces a text to screen readers, when it appears and when it changes. Many screen readers ignore a text that appears together with its live
 * region, so the region is rendered empty and gets the text one frame later.
 */
export function LiveRegion({ text }: { text: string }) {
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const frame = requestAnimationFrame(() => setAnnounced(text));
    return () => cancelAnimationFrame(frame);
  }, [text]);
  return <VisuallyHidden role="status">{announced}</VisuallyHidden>;
}
