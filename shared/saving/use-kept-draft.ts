// chunk: edit
import { useEffect, useEffectEvent, useRef } from 'react';
import { forgetDraft, keepDraft } from './drafts.ts';

/**
 * Stores an unsaved text when it would be lost: when the person leaves the page or puts the browser away, which a phone may end then, and when
 * a script of the page removes the element or makes it another item.
 * @param text `undefined` while nothing is unsaved
 * @returns forgets the text: call it when the text is saved or discarded. It is not stored again unless it is changed
 */
export function useKeptDraft(key: string, text: string | undefined): () => void {
  const isForgotten = useRef(false);
  useEffect(() => {
    isForgotten.current = false;
  }, [text]);
  const onLeave = useEffectEvent(() => {
    if (text !== undefined && !isForgotten.current) keepDraft(key, text);
  });
  useEffect(() => {
    const keep = (): void => onLeave();
    const leave = ['pagehide', 'visibilitychange'];
    for (const type of leave) addEventListener(type, keep);
    return () => {
      for (const type of leave) removeEventListener(type, keep);
      keep();
    };
  }, []);
  return () => {
    isForgotten.current = true;
    forgetDraft(key);
  };
}
