import { withoutInvisible } from './without-invisible.ts';

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
