import { loaderApi } from './loader-api.ts';
import type { PageError } from './page-error.ts';

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
 * @param details the widget's element, if the mistake concerns one
 */
export function logWarning(mistake: PageError, ...details: unknown[]): void {
  console.warn(`dealer-widgets: ${mistake.message}`, ...details);
  report([...details, mistake]);
}

/** Logs a hint for the page's developer about something that may be intended. Dispatches no event. */
export function logNote(sentence: string, ...details: unknown[]): void {
  console.info(`dealer-widgets: ${sentence}`, ...details);
}

// outside of a page, as in tests, there is no loader
const report = (details: readonly unknown[]): void => loaderApi()?.problem?.(details);
