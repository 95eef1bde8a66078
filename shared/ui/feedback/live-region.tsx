import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../content/index.ts';
import { useStateOf } from '../hooks/index.ts';

export interface Announcement {
  text: string;
  /** Counts the announcements: with another number the same text is announced again. */
  turn?: number;
}

/**
 * What was announced last, for a `LiveRegion`, and a function that announces a text, also one that was announced just before.
 * @param about what the announcements are about; nothing that was said of another one stays
 */
export function useAnnouncement(about?: unknown): [announcement: Announcement, announce: (text: string) => void] {
  const [announcement, setAnnouncement] = useStateOf(about, { text: '', turn: 0 });
  return [announcement, (text) => setAnnouncement({ text, turn: announcement.turn + 1 })];
}

/**
 * Announces a text to screen readers, when it appears and when it changes. Many screen readers ignore a text that appears together with its live
 * region, so the region is rendered empty and gets the text one frame later.
 */
export function LiveRegion({ text, turn = 0 }: Announcement) {
  const [announced, setAnnounced] = useState({ text: '', times: 0 });
  useEffect(() => {
    // counted, because a text may go and come back before the frame
    const frame = requestAnimationFrame(() => setAnnounced(({ times }) => ({ text, times: times + 1 })));
    return () => cancelAnimationFrame(frame);
  }, [text, turn]);
  return (
    <VisuallyHidden role="status">
      {/* the same text is announced only if it is a new one in the document */}
      <span key={announced.times}>{announced.text}</span>
    </VisuallyHidden>
  );
}
