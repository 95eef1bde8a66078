import { object } from './schema/index.ts';
import * as v from 'valibot';

/** The items without those that came before under the same key: of what a page or server writes twice the last counts, at the place of the first. */
export const eachOnce = <Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] => [
  ...new Map(items.map((item) => [keyOf(item), item])).values(),
];

export interface Keyed {
  /** Identifies the row while it is on the screen; not posted. */
  readonly key: number;
}

/** Reads rows that were kept; their keys are of this visit. */
// @__NO_SIDE_EFFECTS__
export const keptRows = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.pipe(
    v.array(object(entries)),
    v.transform((rows) => rows.map((row, key) => ({ ...row, key }))),
  );

/** A key that no row has yet. */
export const newKey = (rows: readonly Keyed[]): number => Math.max(-1, ...rows.map(({ key }) => key)) + 1;

/**
 * Gives rows of the page the keys of the rows on the screen that they continue, so that the focus stays with its item. A row
 * continues that of its item, else the one after its predecessor's.
 * @param identity what identifies the item of a row; empty if nothing does
 */
export function continued<Row extends Keyed>(
  rows: readonly Row[],
  before: readonly Row[],
  identity: (row: Row) => string,
): readonly Row[] {
  const taken = new Set<Row>();
  const take = (row: Row | undefined): Row | undefined => {
    if (!row || taken.has(row)) return undefined;
    taken.add(row);
    return row;
  };
  const isSame = (row: Row) => (each: Row) => identity(each) === identity(row) && !taken.has(each);
  const same = rows.map((row) => (identity(row) ? take(before.find(isSame(row))) : undefined));
  let fresh = newKey(before);
  let last = -1;
  return rows.map((row, index) => {
    const known = same[index] ?? take(before[last + 1]);
    if (!known) return { ...row, key: fresh++ };
    last = before.indexOf(known);
    return { ...row, key: known.key };
  });
}

/** The list with one item moved to another place; a place outside the list changes nothing. */
export function moved<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const item = items[from];
  if (item === undefined || to < 0 || to >= items.length || from === to) return items;
  return items.toSpliced(from, 1).toSpliced(to, 0, item);
}
