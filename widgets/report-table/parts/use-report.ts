import {
  columnFilteringFeature,
  createFilteredRowModel,
  createSortedRowModel,
  globalFilteringFeature,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import { folded, searchText, sortValues } from '../report-table.model.ts';
import { type Row, TEXT_COLUMNS } from '../report-table.props.ts';

const features = tableFeatures({
  columnFilteringFeature,
  globalFilteringFeature,
  filteredRowModel: createFilteredRowModel(),
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
});

interface Entry {
  row: Row;
  /** The folded text that a search compares with. */
  searched: string;
}

export interface Sorted {
  column: number;
  descending: boolean;
}

export interface Report {
  /** The rows that match, sorted. */
  rows: Row[];
  sorted: Sorted | undefined;
  /** The same, as it is kept. */
  sorting: SortingState;
  /** What was searched for. */
  query: string;
  /** Sorts by a column; a second call reverses the order. */
  sortBy: (column: number) => void;
}

/**
 * Searches and sorts the rows. The first four columns are sorted as text, the others by `total` (part 9). Equal rows keep the server's order.
 * @param query as the person has typed it
 * @param first how the rows are sorted at first
 */
export function useReport(header: readonly string[], rows: readonly Row[], query: string, first: SortingState): Report {
  const data = useMemo(() => rows.map((row): Entry => ({ row, searched: searchText(row) })), [rows]);
  const columns = useMemo(() => header.map((_, index) => columnOf(rows, index)), [header, rows]);
  // the report may have fewer columns than when its order was kept
  const [sorting, setSorting] = useState(() => first.filter(({ id }) => columns[Number(id)]));
  const table = useTable({
    features,
    data,
    columns,
    state: { sorting, globalFilter: folded(query) },
    onSortingChange: setSorting,
    // only one column is searched, whose text contains the first four cells of the row
    getColumnCanGlobalFilter: (column) => column.id === '0',
    globalFilterFn: (row, _, searchedFor: string) => row.original.searched.includes(searchedFor),
    enableSortingRemoval: false,
  });
  const model = table.getRowModel().rows;
  const shown = useMemo(() => model.map(({ original }) => original.row), [model]);
  const [now] = sorting;
  return {
    rows: shown,
    query,
    sorting,
    sorted: now && { column: Number(now.id), descending: now.desc },
    sortBy: (column) => table.getColumn(String(column))?.toggleSorting(),
  };
}

/** A column whose sort values are computed once, when they are first needed, and looked up by row index. This keeps 10,000 rows fast. */
function columnOf(rows: readonly Row[], column: number) {
  let values: Float64Array | undefined;
  return {
    id: String(column),
    // the first click sorts numbers in descending order, texts in ascending order
    sortDescFirst: column >= TEXT_COLUMNS,
    accessorFn: ({ row }: Entry): Row => row,
    sortFn: (a: { index: number }, b: { index: number }): number => {
      values ??= sortValues(rows, column);
      // there is a value for each row
      return values[a.index]! - values[b.index]!;
    },
  };
}
