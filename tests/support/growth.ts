/** By how much the text grows from one measurement to the next. */
const STEP = 8;
/** Short enough to look at thousands of texts; what looks linear at once is. */
const LOOKS_LINEAR = STEP * 3;
/** As many letters in 8 times fewer texts: linear work takes as long, quadratic work 8 times as long. */
const TOO_MUCH = 3;
/** The clock of the processor's time is coarse: this many milliseconds of it can be compared. */
const MEASURABLE_MS = 20;
const TRIES = 4;
const LOOKS = 10;

/**
 * Whether work grows out of proportion to the length of its text. Work is only ever compared with itself on shorter texts; where it
 * looks bad, by the time the processor gave to this thread, so that it does not matter what else the machine is doing.
 * @param textOf a text of about that length
 * @param lengths the lengths to look at, each 8 times the one before, so that bad growth is found, and left, while it is still quick
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

/** A quick look by the clock on the wall; one that was interrupted is repeated, which costs nothing where the work is quick. */
function looksLinear(work: (text: string) => unknown, short: string, long: string): boolean {
  // reading the text once is the least that any work may cost; the first run of anything is slow
  let before = Math.max(msOf(read, short), Math.min(msOf(work, short), msOf(work, short)));
  let after = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < LOOKS && after > before * LOOKS_LINEAR; tries++) {
    before = Math.min(before, Math.max(msOf(read, short), msOf(work, short)));
    after = Math.min(after, msOf(work, long));
  }
  return after <= before * LOOKS_LINEAR;
}

/** How much longer the long text takes than the same number of letters in short ones; the least of a few measurements. */
function ratioOf(work: (text: string) => unknown, short: string, long: string): number {
  let runs = 1;
  let least = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < TRIES && least > TOO_MUCH; tries++) {
    let together = processorMsOf(work, long, runs);
    while (together < MEASURABLE_MS) together = processorMsOf(work, long, (runs *= 4));
    least = Math.min(least, together / Math.max(1, processorMsOf(work, short, runs * STEP)));
  }
  return least;
}

function processorMsOf(work: (text: string) => unknown, text: string, runs: number): number {
  const start = process.threadCpuUsage();
  for (let run = 0; run < runs; run++) msOf(work, text);
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1000;
}

/** How long one run takes by the clock on the wall, in milliseconds; work that throws has looked at its text all the same. */
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
