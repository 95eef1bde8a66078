// chunk: ui
/**
 * Small things kept in the browser (D18). Storage that is forbidden, full or corrupt never throws and never stops anyone:
 * what cannot be kept is remembered until the page is left.
 */
const memory = new Map<string, string>();

/** @returns what was kept under the key; `undefined` for nothing and for what is not JSON. Check its shape: anybody may have written it. */
export function readKept(key: string): unknown {
  try {
    const text = memory.get(key) ?? localStorage.getItem(key);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** @param value anything JSON can carry @returns whether it will still be there after leaving the page */
export function keep(key: string, value: unknown): boolean {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(key, text);
    memory.delete(key);
    return true;
  } catch {
    memory.set(key, text);
    return false;
  }
}

export function forget(key: string): void {
  memory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // forbidden storage holds nothing of ours
  }
}
