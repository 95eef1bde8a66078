import { foldText } from '../../shared/lib/index.ts';
import { type Category, type Counts, type Row, TEXT_COLUMNS } from './report-table.props.ts';

/** The number that a cell shows for a category; All is the total. */
export const countIn = (counts: Counts, category: Category): number => counts[category === 'All' ? 'total' : category];

/** Folds a text for comparing: case, width and repeated spaces do not matter. */
export const folded = (text: string): string => foldText(text).replace(/\s+/g, ' ').trim();

/** The text that a search compares with: the first four cells, separated from each other. */
export const searchText = ({ texts }: Row): string => texts.map(folded).join('\n');

/** Names of the columns that are searched, such as 'Name, PG Code, Team, Place'. */
export const searchedColumns = (header: readonly string[]): string => header.slice(0, TEXT_COLUMNS).join(', ');

const collator = new Intl.Collator('ms');
/** Texts that sort by character code as they do in the language, which is much faster. */
const PLAIN = /^[a-z0-9 ]*$/;

/** The text to sort by: numbers in it are padded, so that "2" comes before "10". */
const sortKey = (text: string): string => folded(text).replace(/\d+/g, (digits) => digits.padStart(15, '0'));

/**
 * The ranks of texts in the language's order; equal texts have the same rank. Sorting a column compares ranks, so that the texts themselves are
 * compared only once, however often the person sorts.
 */
export function ranksOf(texts: readonly string[]): Float64Array {
  const keys = texts.map((text, index) => {
    const key = sortKey(text);
    return { key, plain: PLAIN.test(key), index };
  });
  type Key = (typeof keys)[number];
  const compare = (a: Key, b: Key): number => {
    if (a.key === b.key) return 0;
    if (a.plain && b.plain) return a.key < b.key ? -1 : 1;
    return collator.compare(a.key, b.key);
  };
  const ranks = new Float64Array(keys.length);
  let rank = 0;
  keys.sort(compare).forEach((key, place) => {
    const before = keys[place - 1];
    if (before && compare(before, key) !== 0) rank = place;
    ranks[key.index] = rank;
  });
  return ranks;
}

/** The numbers to sort a column by: the ranks of its texts, or its totals (part 9). */
export function sortValues(rows: readonly Row[], column: number): Float64Array {
  // every row has the header's columns (report-table.props.ts)
  if (column < TEXT_COLUMNS) return ranksOf(rows.map(({ texts }) => texts[column]!));
  // every row has the header's columns, and the first of them are texts
  return Float64Array.from(rows, ({ counts }) => counts[column - TEXT_COLUMNS]!.total);
}

/** How a report is sorted. */
export interface Order {
  column: number;
  descending: boolean;
}

/** Items in the order of their values; equal ones stay as they are. */
export const inOrder = <Item>(items: readonly Item[], values: Float64Array, descending: boolean): Item[] =>
  items
    .map((item, index) => ({ item, value: values[index]! })) // there is a value for each item
    .sort((a, b) => (descending ? b.value - a.value : a.value - b.value))
    .map(({ item }) => item);

/** Sums of the visible rows, one for each column of counts (D9). */
export function totalsOf(rows: readonly Row[], columns: number): Counts[] {
  const sums = Array.from({ length: columns }, (): Counts => ({ total: 0, GAP: 0, EPP: 0, NORMAL: 0 }));
  for (const { counts } of rows) {
    counts.forEach(({ total, GAP, EPP, NORMAL }, column) => {
      // every row has `columns` counts
      const sum = sums[column]!;
      sum.total += total;
      sum.GAP += GAP;
      sum.EPP += EPP;
      sum.NORMAL += NORMAL;
    });
  }
  return sums;
}

/** Whether a text is a code such as `PG20000`, which stays on one line. */
export const isCode = (text: string): boolean => /^[A-Z]{1,4}\d{1,10}$/.test(text);

/** Width of a text in letters; capitals and digits count as wider. */
const lettersOf = (text: string): number => text.length * (isCode(text) ? 1.3 : 1);

/** Width of a word in letters; capitals count as wider. */
const wordLetters = (word: string): number => word.length + 0.3 * (word.match(/\p{Lu}/gu) ?? []).length;

/**
 * Widths of the columns in px, for the usual fonts. They follow from all rows, so that they do not change with the visible ones.
 * @param isNarrow as on a phone, where titles of counts may be broken
 */
export function columnWidths(
  header: readonly string[],
  rows: readonly Row[],
  data_total: readonly Counts[],
  isNarrow = false,
): number[] {
  const longest: number[] = [];
  for (const { texts } of rows)
    texts.forEach((text, column) => (longest[column] = Math.max(longest[column] ?? 0, lettersOf(text))));
  return header.map((title, column) => {
    const isText = column < TEXT_COLUMNS;
    // `data_total` has an entry for every column of counts
    const content = isText ? (longest[column] ?? 0) : String(data_total[column - TEXT_COLUMNS]!.total).length * 1.4;
    const isTight = isNarrow && !isText;
    const [padding, sign] = isTight ? [12, 0] : [24, 20]; // on a phone the sign is above the title
    const words = Math.max(Math.min(isTight ? 6.7 : 14, title.length), ...title.split(/\s+/).map(wordLetters));
    const [least, most] = isText ? [72, 250] : isTight ? [72, 150] : [80, 150];
    return Math.round(Math.min(most, Math.max(least, content * 8.6 + padding, words * 9.4 + padding + sign)));
  });
}

/** Which part of its box the first column takes at least on a phone. */
export const FIRST_LEAST = 0.36;
/** How much of the next column is in sight there, in px: none of its figures, and with their padding more than the shadow over it. */
export const PEEK = 12;

/**
 * The width of the columns of figures that stand whole beside the names on a phone, in px; one at least.
 * @param box width of the table's box, in px
 */
export function wholeBeside(box: number, [one = 0, ...figures]: readonly number[]): number {
  let whole = one;
  for (const width of figures) {
    if (whole + width + PEEK > box * (1 - FIRST_LEAST)) break;
    whole += width;
  }
  return whole;
}

/** Estimated height of a row, in px: the longest text decides the number of lines. Rendered rows are measured. */
export function likelyRowHeight({ texts }: Row, widths: readonly number[]): number {
  // `widths` has an entry for every column
  const lines = texts.map((text, column) => Math.ceil((text.length * 7.2) / (widths[column]! - 20)));
  return 13 + 20 * Math.max(1, ...lines);
}
