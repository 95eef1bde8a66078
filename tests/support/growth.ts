/** By how much the text grows: linear work then takes up to 8 times as long for a letter, because of caches and garbage, quadratic work 64 times. */
const STEP = 64;
const TOO_MUCH = 14;
/** Work that is done within these milliseconds freezes nothing; quadratic work on 16,000 letters takes longer. */
const QUICK_MS = 20;
const TRIES = 4;

/**
 * Whether work grows out of proportion to the length of its text, compared only with itself, at best of a few tries: any may be interrupted.
 * @param textOf a text of about that length
 * @returns a sentence about the growth, `undefined` when it is linear
 */
export function outOfProportion(
  work: (text: string) => unknown,
  textOf: (length: number) => string,
  length: number,
): string | undefined {
  const [short, long] = [textOf(length / STEP), textOf(length)];
  for (let tries = 0; tries < TRIES; tries++) {
    const ms = msOf(work, long);
    if (ms < QUICK_MS || ms < msOf(work, short) * STEP * TOO_MUCH) return undefined;
  }
  return `${long.length} letters at once take far more than ${STEP} times as long as ${short.length}`;
}

/** The wall-clock time of one run, in milliseconds; work that throws has read its text all the same. */
export function msOf(work: (text: string) => unknown, text: string): number {
  const start = performance.now();
  try {
    work(text);
  } catch {
    // refused
  }
  return performance.now() - start;
}
