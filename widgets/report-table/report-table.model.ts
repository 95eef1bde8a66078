import { foldText } from '../../shared/lib/fold-text.ts';
import { type Category, type Counts, type Row, TEXT_COLUMNS } from './report-table.props.ts';

/** The count of a cell that a category shows; All is the total. */
export const countIn = (counts: Counts, category: Category): number => counts[category === 'All' ? 'total' : category];

/** One text for comparing: case, width and repeated spaces make no difference. */
export const folded = (text: string): string => foldText(text).replace(/\s+/g, ' ').trim();

/** What a search looks into: the first four cells, apart from each other. */
export const searchText = ({ texts }: Row): string => texts.map(folded).join('\n');

/** Whether a row is shown for a search, whose text is `folded`. */
export const isMatch = (searched: string, query: string): boolean => searched.includes(query);

const collator = new Intl.Collator('ms');
/** For these the order of the language is the order of their codes, which compares much faster. */
const PLAIN = /^[a-z0-9 ]*$/;

/** A text's place in the order: numbers in it count as numbers, so that "2" comes before "10". */
const sortKey = (text: string): string => folded(text).replace(/\d+/g, (digits) => digits.padStart(15, '0'));

/**
 * The ranks of texts in the language's order; equal texts have the same rank.
 * Sorting by a column compares its ranks: the texts themselves are compared only once, however often one sorts.
 */
export function ranksOf(texts: readonly string[]): Float64Array {
  const keys = texts.map((text) => {
    const key = sortKey(text);
    return { key, plain: PLAIN.test(key) };
  });
  type Key = (typeof keys)[number];
  const compare = (a: Key, b: Key): number => {
    if (a.key === b.key) return 0;
    if (a.plain && b.plain) return a.key < b.key ? -1 : 1;
    return collator.compare(a.key, b.key);
  };
  const order = keys.map((_, index) => index).toSorted((a, b) => compare(keys[a]!, keys[b]!));
  const ranks = new Float64Array(keys.length);
  order.forEach((index, place) => {
    const before = order[place - 1];
    ranks[index] = before !== undefined && compare(keys[before]!, keys[index]!) === 0 ? ranks[before]! : place;
  });
  return ranks;
}

/** The numbers a column is sorted by: the ranks of its texts, or its totals (part 9). */
export function sortValues(rows: readonly Row[], column: number): Float64Array {
  if (column < TEXT_COLUMNS) return ranksOf(rows.map(({ texts }) => texts[column]!));
  return Float64Array.from(rows, ({ counts }) => counts[column - TEXT_COLUMNS]!.total);
}

/** The sums of the shown rows, one for each column of counts (D9). */
export function totalsOf(rows: readonly Row[], columns: number): Counts[] {
  const sums = Array.from({ length: columns }, (): Counts => ({ total: 0, GAP: 0, EPP: 0, NORMAL: 0 }));
  for (const { counts } of rows) {
    counts.forEach(({ total, GAP, EPP, NORMAL }, column) => {
      const sum = sums[column]!;
      sum.total += total;
      sum.GAP += GAP;
      sum.EPP += EPP;
      sum.NORMAL += NORMAL;
    });
  }
  return sums;
}

/** A code such as `PG20000`: it stays on one line. */
export const isCode = (text: string): boolean => /^[A-Z]{1,4}\d{1,10}$/.test(text);

/** Capitals and digits are wider than the letters of a name. */
const lettersOf = (text: string): number => text.length * (isCode(text) ? 1.3 : 1);

/** Widths in px, from the longest content of each column, so that columns keep still while rows come and go. */
export function columnWidths(header: readonly string[], rows: readonly Row[], data_total: readonly Counts[]): number[] {
  const longest = header.map(() => 0);
  for (const { texts } of rows)
    texts.forEach((text, column) => (longest[column] = Math.max(longest[column]!, lettersOf(text))));
  return header.map((title, column) => {
    const words = Math.max(Math.min(14, title.length), ...title.split(/\s+/).map(({ length }) => length));
    const content =
      column < TEXT_COLUMNS ? longest[column]! : String(data_total[column - TEXT_COLUMNS]!.total).length * 1.4;
    const [least, most] = column < TEXT_COLUMNS ? [72, 250] : [80, 150];
    return Math.round(Math.min(most, Math.max(least, content * 8.6 + 24, words * 8.6 + 44)));
  });
}

/** How high a row is likely to be, px: its longest text decides how many lines it takes. Real rows are measured. */
export function likelyRowHeight({ texts }: Row, widths: readonly number[]): number {
  const lines = texts.map((text, column) => Math.ceil((text.length * 7.2) / (widths[column]! - 20)));
  return 13 + 20 * Math.max(1, ...lines);
}
