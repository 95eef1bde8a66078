import { countIn } from '../report-table.model.ts';
import { type Category, type Counts, type Row, TEXT_COLUMNS } from '../report-table.props.ts';

/** The content of the file: the visible rows in the visible order. */
export interface Sheet {
  header: readonly string[];
  rows: readonly Row[];
  category: Category;
  /** The totals below the rows, each with its name. */
  totals: ReadonlyArray<readonly [name: string, counts: readonly Counts[]]>;
}

/** Byte order mark, without which Excel does not read the file as UTF-8. */
const BOM = '\uFEFF';

/**
 * The report as CSV (RFC 4180), with a byte order mark. An apostrophe is put before texts that a spreadsheet would run as formulas; numbers stay
 * numbers.
 */
export function csvOf({ header, rows, category, totals }: Sheet): string {
  const numbers = (counts: readonly Counts[]): string[] => counts.map((cell) => String(countIn(cell, category)));
  const lines = [
    header.map(cellOf),
    ...rows.map(({ texts, counts }) => [...texts.map(cellOf), ...numbers(counts)]),
    ...totals.map(([name, counts]) => [cellOf(name), ...Array<string>(TEXT_COLUMNS - 1).fill(''), ...numbers(counts)]),
  ];
  return BOM + lines.map((cells) => `${cells.join(',')}\r\n`).join('');
}

function cellOf(text: string): string {
  const safe = /^\s*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The file's name, without characters that file systems refuse. */
export function csvName(title: string, months: readonly string[]): string {
  const name = title
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80);
  return `${[name || 'report', ...months].join('-')}.csv`;
}
