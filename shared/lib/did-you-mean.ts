// chunk: base
/** Longer names are no slip of the pen, and comparing them letter by letter would take long. */
const LONGEST = 100;

/** The candidate nearest to what was written, or `undefined` when none is near (more than a third of the letters differ). */
export function didYouMean(written: string, candidates: Iterable<string>): string | undefined {
  if (written.length > LONGEST) return undefined;
  let best: string | undefined;
  let least = Math.ceil(written.length / 3) + 1;
  for (const candidate of candidates) {
    if (Math.abs(written.length - candidate.length) >= least) continue;
    const distance = editDistance(written.toLowerCase(), candidate.toLowerCase());
    if (distance < least) [best, least] = [candidate, distance];
  }
  return best;
}

/** How many letters have to be added, taken away or replaced (Levenshtein). */
function editDistance(a: string, b: string): number {
  let row = [...b, ''].map((_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const above = row;
    row = [i];
    for (let j = 1; j <= b.length; j++) {
      row[j] = Math.min(above[j]! + 1, row[j - 1]! + 1, above[j - 1]! + Number(a[i - 1] !== b[j - 1]));
    }
  }
  return row[b.length]!;
}
