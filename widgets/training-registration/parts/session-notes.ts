import { KEPT } from '../../../shared/lib/kept-under.ts';

/** How the key of every note begins, as `keptUnder` makes it. */
const PREFIX = `${KEPT}:training-registration:`;

/** Notes that live as long as the browser tab. Storage that is full or forbidden only means that nothing is remembered. */
export function note(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // private mode, a full storage
  }
}

export function forget(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // forbidden storage: there is nothing to forget
  }
}

/** Forgets every note of this widget, for all trainings: who logs out leaves nothing to the next person. */
export function forgetEverything(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // as above
  }
}

/** What was noted; `undefined` when there is nothing, or nothing that can be read. */
export function noted(key: string): unknown {
  try {
    const text = sessionStorage.getItem(key);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
