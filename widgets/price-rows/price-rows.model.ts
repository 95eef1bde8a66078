import { type Keyed, newKey, senFromRinggit } from '../../shared/lib/index.ts';
import type { Properties } from './price-rows.props.ts';

/** A row as the person has typed it. */
export interface PriceRow extends Keyed {
  /** Empty for a new row. */
  price_id: string;
  name: string;
  /** The text in the input. */
  price: string;
}

export type Problem = 'name missing' | 'price missing' | 'no number' | 'negative' | 'too many decimals';

export interface RowProblems {
  name?: Problem;
  price?: Problem;
}

/** Whole sen as ringgit with two decimals: `123450` gives `1234.50`. */
export const ringgitText = (sen: number): string => (sen / 100).toFixed(2);

const blank = (key: number): PriceRow => ({ key, price_id: '', name: '', price: '' });

export const isBlank = ({ name, price }: PriceRow): boolean => name.trim() === '' && price.trim() === '';

/** Reads a typed price: whole sen, or what is wrong with it. Accepts `RM` before it, and thousands separators. */
export function readPrice(typed: string): { sen: number } | { problem: Problem } {
  const amount = typed.trim().replace(/^RM\s*/i, '');
  if (amount === '') return { problem: 'price missing' };
  const sen = senFromRinggit(amount);
  if (sen === undefined) return { problem: 'no number' };
  if (amount.startsWith('-')) return { problem: 'negative' };
  return /\.\d{3,}$/.test(amount) ? { problem: 'too many decimals' } : { sen };
}

/** The price with two decimals; a text that is not a price stays unchanged. */
export function tidyPrice(typed: string): string {
  const read = readPrice(typed);
  return 'sen' in read ? ringgitText(read.sen) : typed;
}

/**
 * The errors in a row. The first row needs a name and a price (part 5). The others may be blank, and are then not posted, but not half filled in.
 */
export function problemsOf(row: PriceRow, index: number): RowProblems {
  if (index > 0 && isBlank(row)) return {};
  const read = readPrice(row.price);
  return {
    ...(row.name.trim() === '' && { name: 'name missing' }),
    ...('problem' in read && { price: read.problem }),
  };
}

/** The first rows: the page's prices, or a blank row. */
export function rowsOf(prices: Properties['prices']): readonly PriceRow[] {
  if (prices.length === 0) return [blank(0)];
  return prices.map(({ price_id, name, price }, key) => ({
    key,
    price_id,
    name,
    price: typeof price === 'number' ? ringgitText(price) : (price ?? ''),
  }));
}

export const withNewRow = (rows: readonly PriceRow[]): readonly PriceRow[] => [...rows, blank(newKey(rows))];

/** Removes a row; a new one replaces the last, which would keep its id. */
export function withoutRow(rows: readonly PriceRow[], index: number): readonly PriceRow[] {
  const left = rows.toSpliced(index, 1);
  return left.length > 0 ? left : [blank(newKey(rows))];
}

interface Field {
  /** Empty: nothing is posted. */
  name: string;
  value: string;
  required: boolean;
  problem?: Problem | undefined;
}

/** The rows as controls of the host's form, without blank ones, numbered without gaps. A blank first row lacks its values and posts nothing. */
export function fieldsOf(rows: readonly PriceRow[], name: string): Field[] {
  const posted = rows.filter((row) => !isBlank(row));
  return rows.flatMap((row, index) => {
    if (index > 0 && isBlank(row)) return [];
    const problems = problemsOf(row, index);
    const field = (part: 'price_id' | 'name' | 'price', value: string): Field => ({
      name: isBlank(row) ? '' : `${name}[${posted.indexOf(row)}][${part}]`,
      value,
      required: index === 0 && part !== 'price_id',
      problem: part === 'price_id' ? undefined : problems[part],
    });
    return [field('price_id', row.price_id), field('name', row.name.trim()), field('price', tidyPrice(row.price))];
  });
}

/** What the form posts of the rows. */
export const inputsOf = (rows: readonly PriceRow[], name: string): Array<{ name: string; value: string }> =>
  fieldsOf(rows, name)
    .filter((field) => field.name)
    .map((field) => ({ name: field.name, value: field.value }));
