// chunk: base
import { PageError } from './page-error.ts';
import type { DealerWidgetsApi } from './widget-protocol.ts';

/**
 * Logs an error for the page's developer, and dispatches `dw:problem` for the page's scripts. Users do not see it.
 * @param details the widget's element, if the error concerns one, and what was thrown
 */
export function logError(sentence: string, ...details: unknown[]): void {
  console.error(`dealer-widgets: ${sentence}`, ...details);
  report(details);
}

/**
 * Logs a mistake in the page that does not stop the widget, and dispatches `dw:problem`.
 * @param kind for `dw:problem`
 */
export function logWarning(kind: string, sentence: string, ...details: unknown[]): void {
  console.warn(`dealer-widgets: ${sentence}`, ...details);
  report([...details, new PageError(kind, sentence)]);
}

/** Logs a hint for the page's developer about something that may be intended. Dispatches no event. */
export function logNote(sentence: string, ...details: unknown[]): void {
  console.info(`dealer-widgets: ${sentence}`, ...details);
}

// `problem` comes with follow.ts, after the first widgets; an array or element named DealerWidgets has no such method
const report = (details: readonly unknown[]): void =>
  // undefined without a loader, as in Node; before the loader has run, a queue without `problem`
  (globalThis as { DealerWidgets?: Partial<DealerWidgetsApi> }).DealerWidgets?.problem?.(details);
