/** The time of the server, where this device's clock is wrong: which days can be booked is the server's to say. */

/** What a slow answer and whole seconds may come to, in ms. */
const TOLERANCE_MS = 120_000;

/** How far this device's clock is behind the server's, in ms; 0 while it is about right. */
let behindMs = 0;

const watchers = new Set<() => void>();

/** Milliseconds since 1970, as `Date.now()` of a device whose clock is right. */
export const clockNow = (): number => Date.now() + behindMs;

/** Takes over the server's clock if this device's is wrong by more than two minutes. @param date the header `Date` of an answer that has just come */
export function heedServerDate(date: string | null): void {
  const difference = Date.parse(date ?? '') - Date.now();
  if (Number.isNaN(difference)) return;
  behindMs = Math.abs(difference) > TOLERANCE_MS ? difference : 0;
  for (const watch of watchers) watch();
}

/** Calls back when an answer has told the time. @returns ends it */
export function watchServerDate(watch: () => void): () => void {
  watchers.add(watch);
  return () => {
    watchers.delete(watch);
  };
}
