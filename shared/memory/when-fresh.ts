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
  const [load] = performance.getEntriesByType('navigation');
  const isCopy = load instanceof PerformanceNavigationTiming && load.type === 'back_forward' && load.transferSize === 0;
  if (isCopy) return savedHere((storage, key) => storage.getItem(key)) === '1';
  savedHere((storage, key) => storage.removeItem(key));
  return false;
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
