import { countIn } from '../report-table.model.ts';
import type { Category, Counts, Row } from '../report-table.props.ts';

/** What is written into the file: what is shown, in the order it is shown in. */
export interface Sheet {
  header: readonly string[];
  rows: readonly Row[];
  category: Category;
  /** The totals under the rows, each with its name. */
  totals: ReadonlyArray<readonly [name: string, counts: readonly Counts[]]>;
}

/** Excel takes a file for UTF-8 only with it. */
const BOM = '\uFEFF';

/**
 * The report as CSV (RFC 4180), with a byte order mark.
 * A text that a spreadsheet would run as a formula gets an apostrophe before it; numbers stay numbers.
 */
export function csvOf({ header, rows, category, totals }: Sheet): string {
  const numbers = (counts: readonly Counts[]): string[] => counts.map((cell) => String(countIn(cell, category)));
  const lines = [
    header.map(cellOf),
    ...rows.map(({ texts, counts }) => [...texts.map(cellOf), ...numbers(counts)]),
    ...totals.map(([name, counts]) => [cellOf(name), '', '', '', ...numbers(counts)]),
  ];
  return BOM + lines.map((cells) => `${cells.join(',')}\r\n`).join('');
}

function cellOf(text: string): string {
  const safe = /^\s*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The file's name, without what file systems refuse. */
export function csvName(title: string, months: readonly string[]): string {
  const name = title
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80);
  return `${[name || 'report', ...months].join('-')}.csv`;
}
