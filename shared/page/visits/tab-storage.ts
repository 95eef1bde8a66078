/** Texts that are kept for this tab only, so that a reload does not lose them (D18). Nothing throws when storage is forbidden or full. */

export function readInTab(key: string): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

export function keepInTab(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text);
  } catch {
    // the caller works without a kept text
  }
}

export function forgetInTab(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // forbidden storage cannot contain a text of ours
  }
}
