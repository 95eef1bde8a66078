/** Longer names are not typing mistakes, and comparing them would take long. */
const LONGEST = 100;

/** The candidate closest to a misspelt name, or `undefined` if more than a third of the letters differ in each. */
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

/** The number of letters to add, remove or replace (Levenshtein distance). */
function editDistance(a: string, b: string): number {
  let row = [...b, ''].map((_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const above = row;
    row = [i];
    for (let j = 1; j <= b.length; j++) {
      // the row is filled up to b.length, and j starts at 1
      row[j] = Math.min(above[j]! + 1, row[j - 1]! + 1, above[j - 1]! + Number(a[i - 1] !== b[j - 1]));
    }
  }
  // filled by the loop, or before it if b is empty
  return row[b.length]!;
}
