import { useEffect, useState } from 'react';
import { optional, text } from '../lib/schema/index.ts';
import type { Kept } from '../memory/kept/index.ts';
import { useField } from '../runtime/index.ts';

interface Draft {
  /** What was typed and not saved; `undefined` when there is nothing. All elements of the item show it. */
  readonly typed: string | undefined;
  /** Whether it was there before this element was. */
  readonly isRestored: boolean;
  type(text: string | undefined): void;
  discard(): void;
}

/**
 * An unsaved text, kept for the tab: a reload after an ended session (W4), or a page that replaces the element, does not lose it. One that
 * equals the saved text was saved, and only its answer was lost.
 * @param saved the saved text, with line breaks written `\n`
 */
export function useDraft(kept: Kept, saved: string): Draft {
  const { value, by, enter, reset } = useField<string | undefined>(kept, undefined, { schema: optional(text) });
  const isSaved = by === 'earlier' && value?.trim() === saved.trim();
  const typed = isSaved ? undefined : value;
  const [isRestored, setRestored] = useState(typed !== undefined);
  if (isRestored && typed === undefined) setRestored(false);
  useEffect(() => {
    if (isSaved) reset();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `reset` is made anew with each render
  }, [isSaved]);
  return { typed, isRestored, type: enter, discard: reset };
}
