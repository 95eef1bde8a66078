import { forgetInTab, readInTab } from '../page/visits/index.ts';

/*
 * Unsaved texts, kept for this tab so that neither a reload, for example after an ended session (W4), nor a page that replaces the element loses
 * them. They are not kept longer, because they are about customers and the computer may be shared. `keptUnder` makes the keys, so that each user
 * has their own drafts.
 */

/**
 * The text that an earlier visit left unsaved, if any. A draft that equals the saved text is removed: the server has saved it, and only its
 * answer was lost.
 * @param saved the saved text, with line breaks written `\n`
 */
export function unsavedDraft(key: string, saved: string): string | undefined {
  const draft = readInTab(key);
  if (draft === undefined || draft.trim() !== saved.trim()) return draft;
  forgetInTab(key);
  return undefined;
}
