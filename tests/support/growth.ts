/**
 * By how much the text grows between measurements. Linear work then takes up to 8 times as long for a letter, because of caches
 * and garbage, quadratic work 64 times: the difference shows on any machine.
 */
const STEP = 64;
/**
 * How many times as long as a letter of the short text one of the long text may take: more than the 8 of linear work at its worst, far less than the
 * 64 of quadratic work.
 */
const TOO_MUCH = 14;
/** What passes the quick measurement is linear; the rest is measured more precisely. */
const LOOKS_LINEAR = 7;
/** The CPU-time clock is coarse, on some machines 10 ms: only this many milliseconds of it can be compared, of the short text as of the long. */
const MEASURABLE_MS = 40;
const TRIES = 4;
const LOOKS = 6;

/**
 * Whether work grows out of proportion to the length of its text, compared only with itself. When it looks bad, this thread's
 * processor time is measured, so that other programs do not matter.
 * @param textOf a text of about that length
 * @param lengths the lengths to look at, each 64 times the one before, so that bad growth is found, and left, while it is still quick
 * @returns a sentence about the growth, `undefined` when it is linear
 */
export function outOfProportion(
  work: (text: string) => unknown,
  textOf: (length: number) => string,
  lengths: readonly number[],
): string | undefined {
  for (const length of lengths) {
    const [short, long] = [textOf(length / STEP), textOf(length)];
    if (looksLinear(work, short, long)) continue;
    const ratio = ratioOf(work, short, long);
    if (ratio > TOO_MUCH)
      return `${long.length} letters at once take ${Math.round(ratio)} times as long as ${STEP} times ${short.length}`;
  }
  return undefined;
}

/** A quick measurement by wall-clock time, a few times: the first runs of anything are slow, and any may be interrupted. */
function looksLinear(work: (text: string) => unknown, short: string, long: string): boolean {
  const quickest = (act: (text: string) => unknown) =>
    Math.min(...Array.from({ length: LOOKS }, () => msOf(act, short)));
  // reading the text once is the least that any work may cost
  const enough = Math.max(quickest(read), quickest(work)) * STEP * LOOKS_LINEAR;
  for (let looks = 0; looks < LOOKS; looks++) if (msOf(work, long) <= enough) return true;
  return false;
}

/** How many times as long a letter of the long text takes as one of the short text; the least of a few measurements. */
function ratioOf(work: (text: string) => unknown, short: string, long: string): number {
  let least = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < TRIES && least > TOO_MUCH; tries++)
    least = Math.min(least, processorMsOf(work, long) / (processorMsOf(work, short) * STEP));
  return least;
}

/** The processor time of one run, from as many runs as the clock can measure. */
function processorMsOf(work: (text: string) => unknown, text: string): number {
  for (let runs = 1; ; runs *= 4) {
    const start = process.threadCpuUsage();
    for (let run = 0; run < runs; run++) msOf(work, text);
    const ms = sum(process.threadCpuUsage(start)) / 1000;
    if (ms >= MEASURABLE_MS) return ms / runs;
  }
}

const sum = ({ user, system }: NodeJS.CpuUsage): number => user + system;

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

function read(text: string): number {
  let sum = 0;
  for (let at = 0; at < text.length; at++) sum += text.charCodeAt(at);
  return sum;
}
