import * as v from 'valibot';
import { list, optionalMonth } from '../../shared/contract/index.ts';
import { object, oneOf, optional, text } from '../../shared/lib/schema/index.ts';
import { wireShape } from '../../shared/lib/wire-shape/index.ts';

/** How many cells of a row are texts; the others are counts (part 3, "Report"). */
export const TEXT_COLUMNS = 4;

export const CATEGORIES = ['All', 'GAP', 'EPP', 'NORMAL'] as const;
export type Category = (typeof CATEGORIES)[number];

export interface Counts {
  total: number;
  GAP: number;
  EPP: number;
  NORMAL: number;
}

export interface Row {
  /** The first four cells. */
  texts: string[];
  /** The others. */
  counts: Counts[];
}

/** A list that is read by hand: validating 200,000 cells with a schema would block the page for seconds. */
const listBy = <Item>(place: string, read: (item: unknown, at: number) => Item) =>
  v.pipe(
    v.unknown(),
    v.rawTransform<unknown, Item[]>(({ dataset, addIssue, NEVER }) => {
      try {
        return listOf(dataset.value, place, []).map(read);
      } catch (error) {
        // the readers of items throw nothing else
        addIssue(issueOf(error as WrongValue));
        return NEVER;
      }
    }),
  );

const rows = listBy('for the rows', rowOf);
const totals = listBy('for the totals', (cell, at) => countsOf(cell, `in total ${at + 1}`, [at]));

const count = v.nullish(v.union([v.number(), v.string()]));
const counts = object({ total: count, GAP: count, EPP: count, NORMAL: count });
const cell = v.nullish(v.union([v.string(), v.number()]));
wireShape(rows, { as: list(v.array(v.union([cell, counts]))) });
wireShape(totals, { as: list(counts) });

export const properties = v.pipe(
  object({
    /** The columns' titles: four of texts, then those of counts; each row has as many cells. */
    header: v.pipe(list(text), v.minLength(TEXT_COLUMNS, `expected at least ${TEXT_COLUMNS} titles`)),
    /** Each row has four texts, then objects with `total`, `GAP`, `EPP` and `NORMAL`. */
    rows,
    /** The server's totals, one for each column of counts (D9). */
    data_total: totals,
    /** The category shown at first. */
    filter: optional(oneOf(CATEGORIES), 'All'),
    /** The table's name, for screen readers. */
    title: optional(text),
    /** The first month the report covers, such as `03-2026`. */
    start_month_year: optionalMonth,
    /** The last month the report covers. */
    end_month_year: optionalMonth,
  }),
  v.check(
    ({ header, rows: all }) => wrongRow(header, all) < 0,
    ({ input: { header, rows: all } }) => {
      const at = wrongRow(header, all);
      // there is one, so it was found in the rows
      return `"rows": row ${at + 1} has ${all[at]!.counts.length + TEXT_COLUMNS} cells, "header" has ${header.length} titles; expected as many.`;
    },
  ),
  v.check(
    // a server without rows may send no totals
    ({ header, rows: all, data_total }) => data_total.length === columnsOf(header) || isWithout(all, data_total),
    ({ input: { header, data_total } }) =>
      `"data_total" has ${data_total.length} entries; expected ${columnsOf(header)}, one for each column after the fourth.`,
  ),
  v.transform((given) =>
    isWithout(given.rows, given.data_total) ? { ...given, data_total: noTotals(given.header) } : given,
  ),
);

/** The months the page is about to be loaded with, such as `03-2026`. */
export const change = object({ start_month_year: v.string(), end_month_year: v.string() });

export type Properties = v.InferOutput<typeof properties>;

const isWithout = (all: readonly Row[], totals: readonly Counts[]): boolean => all.length === 0 && totals.length === 0;

/** How many columns of counts there are. */
const columnsOf = (header: readonly string[]): number => header.length - TEXT_COLUMNS;

/** The index of the first row with another number of cells than the header, or -1. */
const wrongRow = (header: readonly string[], all: readonly Row[]): number =>
  all.findIndex(({ counts }) => counts.length !== columnsOf(header));

const noTotals = (header: readonly string[]): Counts[] =>
  header.slice(TEXT_COLUMNS).map(() => ({ total: 0, GAP: 0, EPP: 0, NORMAL: 0 }));

/** A value that is not what is expected at its place; `path` leads there from the property. */
class WrongValue extends TypeError {
  readonly value: unknown;
  readonly path: readonly number[];

  constructor(message: string, value: unknown, path: readonly number[]) {
    super(message);
    this.value = value;
    this.path = path;
  }
}

/** The issue about the value itself, because the whole property would fill the message. */
function issueOf({ message, value: input, path }: WrongValue) {
  const [first, ...more] = path.map((key) => ({ type: 'unknown', origin: 'value', input, key, value: input }) as const);
  if (!first) return { message, input };
  // without the cast the type would be a list that may be empty
  return { message, input, path: [first, ...more] as [typeof first, ...typeof more] };
}

/**
 * A list, also in the form in which PHP writes a filtered one (W11).
 * @throws WrongValue when it is not a list
 */
function listOf(value: unknown, place: string, path: readonly number[]): unknown[] {
  if (value === null) return [];
  if (Array.isArray(value)) return value;
  if (typeof value === 'object' && value && Object.keys(value).every((key) => /^\d+$/.test(key)))
    return Object.values(value);
  throw new WrongValue(`expected a list ${place}`, value, path);
}

function rowOf(row: unknown, at: number): Row {
  const number = at + 1;
  const cells = listOf(row, `for row ${number}`, [at]);
  if (cells.length < TEXT_COLUMNS)
    throw new WrongValue(`expected at least ${TEXT_COLUMNS} cells in row ${number}, it has ${cells.length}`, row, [at]);
  const read = <Cell>(
    reader: (cell: unknown, place: string, path: readonly number[]) => Cell,
    from: number,
    to?: number,
  ) =>
    cells
      .slice(from, to)
      .map((cell, index) => reader(cell, `in row ${number}, cell ${from + index + 1}`, [at, from + index]));
  return { texts: read(textOf, 0, TEXT_COLUMNS), counts: read(countsOf, TEXT_COLUMNS) };
}

function textOf(cell: unknown, place: string, path: readonly number[]): string {
  if (typeof cell === 'string') return cell;
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number') return String(cell);
  throw new WrongValue(`expected a text ${place}`, cell, path);
}

function countsOf(cell: unknown, place: string, path: readonly number[]): Counts {
  if (typeof cell !== 'object' || cell === null || !('total' in cell)) {
    throw new WrongValue(`expected an object with "total", "GAP", "EPP" and "NORMAL" ${place}`, cell, path);
  }
  const { total, GAP, EPP, NORMAL }: Partial<Record<keyof Counts, unknown>> = cell;
  const countOf = (value: unknown): number => {
    const count = numberOf(value);
    if (count !== undefined) return count;
    throw new WrongValue(`expected numbers ${place}`, cell, path);
  };
  return { total: countOf(total), GAP: countOf(GAP), EPP: countOf(EPP), NORMAL: countOf(NORMAL) };
}

/** A count as the server writes it; a missing one is 0 (W11). */
function numberOf(value: unknown): number | undefined {
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  if (value === null || value === undefined) return 0;
  // PHP's number_format writes "1,234"
  const isNumber = typeof value === 'string' && /^\s*-?(\d+|\d{1,3}(,\d{3})+)(\.\d+)?\s*$/.test(value);
  return isNumber ? Number(value.replaceAll(',', '')) : undefined;
}
