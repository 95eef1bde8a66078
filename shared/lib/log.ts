// chunk: base
import type { DealerWidgetsApi } from './widget-protocol.ts';

/**
 * Tells the developer of the page what went wrong, in sentences; people never see it. The page's scripts hear of it by `dw:problem`.
 * @param details the widget's element, where it is about one, and what was thrown
 */
export function logError(sentence: string, ...details: unknown[]): void {
  console.error(`dealer-widgets: ${sentence}`, ...details);
  // arrives with follow.ts, so that no page waits for it; an array or an element of that name has none
  (globalThis as { DealerWidgets?: Partial<DealerWidgetsApi> }).DealerWidgets?.problem?.(details);
}

/** A remark for the developer of the page about what may well be meant so. */
export function logNote(sentence: string, ...details: unknown[]): void {
  console.info(`dealer-widgets: ${sentence}`, ...details);
}
