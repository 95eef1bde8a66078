import { type Keyed, listName, newKey, withPlainBreaks, withoutInvisible } from '../../shared/lib/index.ts';

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

/**
 * Pastes several lines, each into a row of its own: the first into the text of a row, the others into new rows below it. Blank lines are left out.
 * @param selected the part of the row's text that is replaced, as character indices
 * @returns the rows, and how many lines found no room; `undefined` when there are not several lines
 */
export function withPasted(
  rows: readonly Row[],
  index: number,
  selected: { start: number; end: number },
  pasted: string,
  max = Infinity,
): { rows: readonly Row[]; leftOut: number } | undefined {
  const [first, ...others] = withoutInvisible(withPlainBreaks(pasted))
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const row = rows[index];
  if (!row || first === undefined || others.length === 0) return undefined;
  const fitting = others.slice(0, Math.max(0, max - rows.length));
  const fresh = newKey(rows);
  const texts = [row.value.slice(0, selected.start) + first, ...fitting];
  const added = texts.map((value, at) => ({
    key: at === 0 ? row.key : fresh + at - 1,
    value: at === texts.length - 1 ? value + row.value.slice(selected.end) : value,
  }));
  return { rows: rows.toSpliced(index, 1, ...added), leftOut: others.length - fitting.length };
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
