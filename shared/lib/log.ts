/** Tells the developer of the page what went wrong, in sentences; people never see it. */
export function logError(sentence: string, ...details: unknown[]): void {
  console.error(`dealer-widgets: ${sentence}`, ...details);
}
