/** All failures of widgets so far, and the listeners of `DealerWidgets.on`. */
import { type Problem, reportProblem, reportedProblems } from './report-problem.ts';
import type { DealerWidgetsApi } from '../../lib/index.ts';
import type { FollowedPage, Follower, Instance } from '../loader-state.ts';
import { retryNotLoaded } from './retry-not-loaded.ts';
import type { MarkupReports } from './when-ready.ts';

/** `failed` of the follower: reports a failure, and does what may help against it. */
export function failuresOf(page: FollowedPage, markup: MarkupReports): Follower['failed'] {
  const retryLater = retryNotLoaded(page.adoptAgain);

  function handle(instance: Instance, error: unknown, fatal: boolean): void {
    report(instance, error, fatal);
    // anything may be thrown, so the property may be missing
    const kind = (error as Partial<Problem> | undefined)?.kind;
    if (kind === 'properties') markup.report(instance);
    if (kind === 'not-loaded') retryLater(instance);
  }

  return (instance, reason, fatal) => {
    if (!(reason instanceof Promise)) return handle(instance, reason, fatal); // at once, so that `adoptAgain` knows it
    return reason.then((error) => {
      if (!instance.isReleased) handle(instance, error, fatal); // else repaired meanwhile, or removed
    });
  };
}

/** Runs something of one mounted widget. What it throws is reported, and the others go on. */
export function guard<T>(instance: Instance, task: () => T): T | undefined {
  try {
    return task();
  } catch (error) {
    report(instance, error, false);
    return undefined;
  }
}

/**
 * Logs and dispatches that a widget has stopped, or that a changed attribute was wrong; not again for the same reason.
 * @param reason `undefined` when the widget's code did not register it
 * @param fatal whether the widget has stopped
 */
function report(instance: Instance, reason: unknown, fatal: boolean): void {
  const error: unknown = reason === undefined ? new Error('its code did not register it.') : reason;
  const cause = error instanceof Error ? error.message : String(error);
  const message = `dealer-widgets: "${instance.widget.slice(0, 64)}"${fatal ? ' does not run' : ''}: ${cause}`;
  if (fatal && message === instance.lastError) return;
  instance.lastError = message;
  console.error(message, instance.element, error);
  reportProblem([instance.element, error], fatal);
}

/** `DealerWidgets.on`; earlier failures are delivered at once: with `once` the first of them alone, and none when the signal has ended it. */
export const on: DealerWidgetsApi['on'] = (type, callback, options) => {
  const { once, signal } = options ?? {};
  const all = reportedProblems.filter(({ fatal }) => type === (fatal ? 'error' : 'problem'));
  const earlier = once ? all.slice(0, 1) : all;
  // every event with the prefix `dw:` is ours and has a detail
  const listener = (event: Event): void => callback((event as CustomEvent).detail, event);
  if (!once || earlier.length === 0) addEventListener(`dw:${type}`, listener, options);
  for (const problem of earlier)
    try {
      if (!signal?.aborted) callback(problem);
    } catch (error) {
      console.error(error);
    }
};
