import { useMemo } from 'react';
import { folded, inOrder, type Order, searchText, sortValues } from '../report-table.model.ts';
import { type Row, TEXT_COLUMNS } from '../report-table.props.ts';

export interface Report {
  /** The rows that match, sorted. */
  rows: Row[];
  sorted: Order | undefined;
  /** What was searched for. */
  query: string;
  /** Sorts by a column; a second call reverses the order. */
  sortBy: (column: number) => void;
}

/**
 * Searches and sorts the rows. The first four columns are sorted as text, the others by `total` (part 9). Equal rows keep the server's order.
 * @param query as the person has typed it
 * @param asked how the person has sorted the rows, perhaps when the report had more columns
 */
export function useReport(
  header: readonly string[],
  rows: readonly Row[],
  query: string,
  asked: Order | undefined,
  onSort: (order: Order) => void,
): Report {
  const sorted = asked && asked.column < header.length ? asked : undefined;
  const { column, descending = false } = sorted ?? {};
  const entries = useMemo(() => rows.map((row) => ({ row, searched: searchText(row) })), [rows]);
  const values = useMemo(() => (column === undefined ? undefined : sortValues(rows, column)), [rows, column]);
  const ordered = useMemo(
    () => (values ? inOrder(entries, values, descending) : entries),
    [entries, values, descending],
  );
  const shown = useMemo(() => {
    const part = folded(query);
    return ordered.flatMap(({ row, searched }) => (searched.includes(part) ? [row] : []));
  }, [ordered, query]);
  return {
    rows: shown,
    sorted,
    query,
    // the first time numbers begin with the largest, texts with the first
    sortBy: (by) => onSort({ column: by, descending: by === column ? !descending : by >= TEXT_COLUMNS }),
  };
}
