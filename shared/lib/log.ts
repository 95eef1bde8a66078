// chunk: base
/** Tells the developer of the page what went wrong, in sentences; people never see it. */
export function logError(sentence: string, ...details: unknown[]): void {
  console.error(`dealer-widgets: ${sentence}`, ...details);
}

/** A remark for the developer of the page about what may well be meant so. */
export function logNote(sentence: string, ...details: unknown[]): void {
  console.info(`dealer-widgets: ${sentence}`, ...details);
}
