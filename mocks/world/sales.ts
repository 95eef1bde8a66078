import { type CountedMonth, monthNumberOf, yearOf } from '../../shared/lib/index.ts';
import { type Tools, many } from './domain.ts';
import { unusualNames } from './names.ts';
import { createRandom, cycled, hash } from './random.ts';

/** Counts of one cell of the report. `total` is the sum of the others. */
export interface Counts {
  readonly total: number;
  readonly GAP: number;
  readonly EPP: number;
  readonly NORMAL: number;
}

export interface Report {
  readonly header: readonly string[];
  /** Four texts, then counts. */
  readonly rows: readonly (readonly (string | Counts)[])[];
  readonly data_total: readonly Counts[];
}

const PRODUCTS = ['Members', 'Gold bar', 'Dinar', 'Jewellery', 'Wafer', 'Savings', 'Silver bar', 'Coins'] as const;
const TEAMS = ['G100', 'Permata', 'Kencana', 'Delima'] as const;

const sum = (counts: readonly Counts[], key: keyof Counts) => counts.reduce((total, each) => total + each[key], 0);
const added = (counts: readonly Counts[]): Counts => ({
  total: sum(counts, 'total'),
  GAP: sum(counts, 'GAP'),
  EPP: sum(counts, 'EPP'),
  NORMAL: sum(counts, 'NORMAL'),
});

/** What dealers sold, month by month: the same month always shows the same figures. */
export function createSales({ names }: Tools) {
  const seller = (number: number) => [
    unusualNames[number - 3] ?? names.person(),
    names.pgCode(),
    cycled(TEAMS, number),
    names.place(),
  ];
  const sellers = many(80, seller);

  const countsOf = (row: number, column: number, month: CountedMonth): Counts => {
    const random = createRandom(`${row}/${column}/${month}`);
    const [GAP, EPP, NORMAL] = [random.integer(0, 9), random.integer(0, 5), random.integer(0, 30)];
    return { total: GAP + EPP + NORMAL, GAP, EPP, NORMAL };
  };
  const countsIn = (row: number, column: number, start: CountedMonth, end: CountedMonth): Counts =>
    added(many(end - start + 1, (at) => countsOf(row, column, start + at - 1)));

  return {
    /**
     * The report of some months, both ends included; more than 24 are cut.
     * @param size how many rows and columns: large ones are for measuring how fast the table is
     */
    report(start: CountedMonth, end: CountedMonth, { rows = sellers.length, columns = 12 } = {}): Report {
      const products = many(columns - 4, (at) => PRODUCTS[at - 1] ?? `Product ${at}`);
      const last = Math.min(end, start + 23);
      const table = many(rows, (row) => [
        ...(sellers[row - 1] ?? [
          `${cycled(sellers, row)[0]} ${row}`,
          `PG${1_000_000 + row}`,
          cycled(TEAMS, row),
          names.place(),
        ]),
        ...products.map((_, column) => countsIn(row, column, start, last)),
      ]);
      return {
        header: ['Name', 'PG Code', 'Team', 'Place', ...products],
        rows: table,
        // the first four cells are texts, the others counts
        data_total: products.map((_, column) => added(table.map((row) => row[column + 4] as Counts))),
      };
    },
    /** What one dealer sold in a month, by product, in whole sen. */
    ofDealer(userId: number, month: CountedMonth): readonly { readonly product: string; readonly sen: number }[] {
      const seed = hash(`${userId}/${yearOf(month)}/${monthNumberOf(month)}`);
      return PRODUCTS.slice(1, 6).map((product, at) => ({ product, sen: ((seed >>> (at * 3)) % 9_000) * 100 }));
    },
  };
}
