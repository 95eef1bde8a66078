import { withoutInvisible } from './text.ts';

/** At most 16 characters are normalised at once: browsers sort combining marks, which takes quadratic time in a long run of them. */
const NOT_ASCII = /\P{ASCII}{1,16}/gu;

/** What is written for an apostrophe and for a hyphen, by phones ("A’isyah"), Word and who romanizes Arabic names. */
const APOSTROPHES = /[`´‘’‛′ʹʻ-ʿ＇]/g;
const HYPHENS = /[‐-―−－]/g;

/**
 * Folds a text for searching: without case, accents, width and what is invisible ("SITI" finds "Siti", "jose" finds "José"), and
 * with one kind of apostrophe and hyphen. Chinese or Jawi stay as they are.
 */
export function foldText(text: string): string {
  // fast path for almost every name: up to 10,000 are folded when a list opens
  if (/^[\x20-\x7e]*$/.test(text)) return text.toLowerCase().replaceAll('`', "'");
  return withoutInvisible(text)
    .replace(APOSTROPHES, "'")
    .replace(HYPHENS, '-')
    .replace(NOT_ASCII, (characters) => characters.normalize('NFKD'))
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
}

/** The folded words of a query. A text matches if it contains all of them: "siti 12" finds "Siti Aminah 12". */
export function searchWords(query: string): string[] {
  return foldText(query).split(/\s+/).filter(Boolean);
}

export interface Part {
  /** Index in the text where the part begins. */
  at: number;
  text: string;
  found: boolean;
}

/** Splits a text into parts, so that those that match the query (compared as `foldText` does) can be marked. The parts joined are the text. */
export function highlight(text: string, query: string): Part[] {
  const needle = foldText(query.trim());
  // folding may change the length, so this records where each folded character came from
  const starts: number[] = [];
  let folded = '';
  for (let at = 0; at < text.length;) {
    // `at` is less than the length
    const character = String.fromCodePoint(text.codePointAt(at)!);
    const plain = foldText(character);
    for (let each = 0; each < plain.length; each++) starts.push(at);
    folded += plain;
    at += character.length;
  }
  starts.push(text.length);
  const first = needle === '' ? -1 : folded.indexOf(needle);
  if (first < 0) return [{ at: 0, text, found: false }];
  // `starts` has an entry for each folded character and one for the end
  const from = starts[first]!;
  // a match ends at the end of the text at the latest, which has an entry
  const to = starts[first + needle.length]!;
  const parts = [
    { at: 0, text: text.slice(0, from), found: false },
    { at: from, text: text.slice(from, to), found: true },
    { at: to, text: text.slice(to), found: false },
  ];
  return parts.filter((part) => part.text !== '');
}

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
