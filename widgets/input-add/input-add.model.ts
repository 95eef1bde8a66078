export interface Row {
  /** Tells rows apart; never posted. */
  readonly key: number;
  readonly value: string;
}

/** The rows at first: what the page gave, at least one. More than `max` are kept; the page knows them. */
export function rowsOf(values: readonly string[]): readonly Row[] {
  return (values.length > 0 ? values : ['']).map((value, key) => ({ key, value }));
}

/** A new row after another one; nothing changes when there are `max`. */
export function withRowAfter(rows: readonly Row[], index: number, max = Infinity): readonly Row[] {
  if (rows.length >= max) return rows;
  const key = Math.max(-1, ...rows.map((row) => row.key)) + 1;
  return rows.toSpliced(index + 1, 0, { key, value: '' });
}

/** Without one row; the only one is emptied instead. */
export function withoutRow(rows: readonly Row[], index: number): readonly Row[] {
  return rows.length === 1 ? [{ ...rows[0]!, value: '' }] : rows.toSpliced(index, 1);
}

/** What the form posts: what is filled in, without spaces around it. */
export function inputsOf(rows: readonly Row[], name: string): { name: string; value: string }[] {
  const field = name.endsWith('[]') ? name : `${name}[]`;
  return rows.map(({ value }) => ({ name: field, value: value.trim() })).filter(({ value }) => value !== '');
}
