import { type Keyed, listName, newKey } from '../../shared/lib/index.ts';

export interface Row extends Keyed {
  readonly value: string;
}

/** The first rows: the page's values, or one empty row. More than `max` values are kept, because they come from the page. */
export function rowsOf(values: readonly string[]): readonly Row[] {
  return (values.length > 0 ? values : ['']).map((value, key) => ({ key, value }));
}

/** Adds a row after another one; returns the same rows when there are `max` already. */
export function withRowAfter(rows: readonly Row[], index: number, max = Infinity): readonly Row[] {
  if (rows.length >= max) return rows;
  return rows.toSpliced(index + 1, 0, { key: newKey(rows), value: '' });
}

/** Removes a row; the last remaining one is emptied instead. */
export function withoutRow(rows: readonly Row[], index: number): readonly Row[] {
  // a list of length 1 has a first row
  return rows.length === 1 ? [{ ...rows[0]!, value: '' }] : rows.toSpliced(index, 1);
}

/** The fields that the form posts: rows that are not empty, with their values trimmed. */
export function inputsOf(rows: readonly Row[], name: string): { name: string; value: string }[] {
  return rows.map(({ value }) => ({ name: listName(name), value: value.trim() })).filter(({ value }) => value !== '');
}
