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
import { folded, isMatch, searchText, sortValues } from '../report-table.model.ts';
import type { Row } from '../report-table.props.ts';

const features = tableFeatures({
  columnFilteringFeature,
  globalFilteringFeature,
  filteredRowModel: createFilteredRowModel(),
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
});

interface Entry {
  row: Row;
  /** What a search looks into. */
  searched: string;
}

export interface Sorted {
  column: number;
  descending: boolean;
}

export interface Report {
  /** The rows to show, found and sorted. */
  rows: Row[];
  sorted: Sorted | undefined;
  /** Sorts by a column, the second time the other way round. */
  sortBy: (column: number) => void;
}

/**
 * Finds and sorts the rows: text for the first four columns, `total` for the others (part 9). Equal rows keep the server's order.
 * @param query as the person typed it
 */
export function useReport(header: readonly string[], rows: readonly Row[], query: string): Report {
  const data = useMemo(() => rows.map((row): Entry => ({ row, searched: searchText(row) })), [rows]);
  const columns = useMemo(() => header.map((_, index) => columnOf(rows, index)), [header, rows]);
  const [sorting, setSorting] = useState<SortingState>([]);
  const table = useTable({
    features,
    data,
    columns,
    state: { sorting, globalFilter: folded(query) },
    onSortingChange: setSorting,
    // one column stands for the row: its search text holds the first four
    getColumnCanGlobalFilter: (column) => column.id === '0',
    globalFilterFn: (row, _, searchedFor: string) => isMatch(row.original.searched, searchedFor),
    enableSortingRemoval: false,
    sortDescFirst: false,
  });
  const model = table.getRowModel().rows;
  const shown = useMemo(() => model.map(({ original }) => original.row), [model]);
  const [first] = sorting;
  return {
    rows: shown,
    sorted: first && { column: Number(first.id), descending: first.desc },
    sortBy: (column) => table.getColumn(String(column))?.toggleSorting(),
  };
}

/** A column that is sorted by numbers made once, when they are first needed; reading them by the row's number is what keeps 10,000 rows quick. */
function columnOf(rows: readonly Row[], column: number) {
  let values: Float64Array | undefined;
  return {
    id: String(column),
    accessorFn: ({ row }: Entry): Row => row,
    sortFn: (a: { index: number }, b: { index: number }): number => {
      values ??= sortValues(rows, column);
      return values[a.index]! - values[b.index]!;
    },
  };
}
