import { useState } from 'react';

interface Place {
  /** The item's place now. While the page's list has it no more: the place that it had, or the last one. */
  at: number | undefined;
  isThere: boolean;
  goTo: (at: number | undefined) => void;
}

/**
 * The item of the page's list that is shown, such as the current question. It stays when the list changes. A new item in its
 * place is the same one with other words.
 * @param keys identifies each item; no key comes twice
 */
export function useCurrentItem(keys: readonly string[], first?: number): Place {
  const [held, setHeld] = useState({ at: first, keys });
  const goTo = (at: number | undefined): void => setHeld({ at, keys });
  if (held.at === undefined) return { at: undefined, isThere: false, goTo };
  const moved = keys.indexOf(held.keys[held.at] ?? '');
  const here = keys[held.at];
  const at = moved >= 0 || here === undefined || held.keys.includes(here) ? moved : held.at;
  if (at < 0) return { at: Math.min(held.at, keys.length - 1), isThere: false, goTo };
  if (held.keys.join('\n') !== keys.join('\n')) goTo(at);
  return { at, isThere: true, goTo };
}
