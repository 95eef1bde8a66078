// chunk: edit
/**
 * Texts that could not be saved, kept for this tab so that a reload after an ended session (W4) does not lose them. Not longer than the tab:
 * they are about customers, and the computer may be shared. Storage that is forbidden or full never throws.
 * Keys are made by `keptUnder`, so that nobody finds the draft of somebody else.
 */
function readDraft(key: string): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** The draft of an earlier visit, unless it is what the server has anyway: then only the answer was lost. @param saved with plain line breaks */
export function draftBeyond(key: string, saved: string): string | undefined {
  const draft = readDraft(key);
  if (draft === undefined || draft.trim() !== saved.trim()) return draft;
  forgetDraft(key);
  return undefined;
}

export function keepDraft(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text);
  } catch {
    // it is still in its text area
  }
}

export function forgetDraft(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // forbidden storage holds nothing of ours
  }
}
