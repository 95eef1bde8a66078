/** All failures of widgets so far, and the listeners of `DealerWidgets.on`. */
import { reportProblem, reportedProblems } from '../lib/page/report-problem.ts';
import type { DealerWidgetsApi } from '../lib/page/widget-protocol.ts';
import type { Instance } from './parts.ts';

/**
 * Logs and dispatches that a widget has stopped, or that a changed attribute was wrong. A widget that stops again for the same reason
 * is not reported again.
 * @param reason `undefined` when the widget's code did not register it
 * @param fatal whether the widget has stopped
 */
export function failed(instance: Instance, reason: unknown, fatal: boolean): void {
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
