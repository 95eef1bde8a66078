import { documentMember } from '../../page/index.ts';
import type { Instance } from '../loader-state.ts';

/** How long to wait before the next try, in ms, and how many such tries a page makes; a server without the file is asked no longer. */
const PAUSE_MS = 30_000;
const MOST_TRIES = 20;

/** When the person comes back to the page. */
const RETURNS = ['pageshow', 'visibilitychange'];

/**
 * Tries widgets again whose code could not be loaded: when the person comes back, and from time to time, because phones without reception
 * often do not call that offline.
 * @param retry adopts the element of an instance again
 * @returns to be called for each such instance
 */
export function retryNotLoaded(retry: (instance: Instance) => void): (instance: Instance) => void {
  const waiting = new Set<Instance>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let tries = 0;
  const retryAll = (): void => {
    if (documentMember('hidden')) return;
    const all = [...waiting];
    waiting.clear();
    for (const instance of all) if (!instance.isReleased) retry(instance);
  };
  for (const type of RETURNS) addEventListener(type, retryAll, true);
  return (instance) => {
    waiting.add(instance);
    if (timer || tries >= MOST_TRIES) return;
    tries += 1;
    timer = setTimeout(() => {
      timer = undefined;
      retryAll();
    }, PAUSE_MS);
  };
}
