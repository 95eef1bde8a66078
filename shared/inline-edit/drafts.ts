/**
 * Texts that could not be saved, kept for this tab so that a reload after an ended session (W4) does not lose them. Not longer than the tab:
 * they are about customers, and the computer may be shared. Storage that is forbidden or full never throws.
 */
const PREFIX = 'dealer-widgets:draft:';

export function readDraft(key: string): string | undefined {
  try {
    return sessionStorage.getItem(PREFIX + key) ?? undefined;
  } catch {
    return undefined;
  }
}

export function keepDraft(key: string, text: string): void {
  try {
    sessionStorage.setItem(PREFIX + key, text);
  } catch {
    // it is still in its text area
  }
}

export function forgetDraft(key: string): void {
  try {
    sessionStorage.removeItem(PREFIX + key);
  } catch {
    // forbidden storage holds nothing of ours
  }
}
