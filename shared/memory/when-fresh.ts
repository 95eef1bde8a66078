import { savedHere, unawaited } from '../page/index.ts';

/** How long the server may take to show that it can be reached, in ms. */
const REACHED_MS = 3000;

let waiting: Promise<unknown> | false | undefined;

/**
 * Calls back when the page may be used: at once, unless the browser shows it as it was before something was saved. Then it is loaded again, if
 * the server can be reached.
 * @param reload returns whether it was not prevented
 */
export function whenFresh(reload: () => boolean, work: () => void): void {
  waiting ??= isOutdated() && loadAgain(reload);
  if (waiting) unawaited(waiting.then(work));
  else work();
}

/** Whether Back or Forward has shown the document from the cache, as it was before something was saved on it. */
function isOutdated(): boolean {
  // no other entries are called so
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isCopy = load?.type === 'back_forward' && load.transferSize === 0;
  return savedHere((storage, key) => (isCopy ? storage.getItem(key) : storage.removeItem(key))) === '1';
}

/** @returns ends only if the page is not loaded again */
function loadAgain(reload: () => boolean): Promise<unknown> {
  const signal = AbortSignal.timeout(REACHED_MS);
  const reached = fetch(location.href, { method: 'HEAD', redirect: 'manual', cache: 'no-store', signal });
  return reached.then(reload, () => false).then((leaves) => leaves && new Promise(() => {}));
}

/** Begins anew, as if the document were loaded. */
export function forgetWhetherFresh(): void {
  waiting = undefined;
}
