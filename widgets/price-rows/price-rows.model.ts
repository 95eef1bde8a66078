import { senFromRinggit } from '../../shared/lib/sen.ts';

/** A row as it is typed. */
export interface PriceRow {
  /** Tells rows apart while they move; never posted. */
  key: number;
  /** Empty for a new row. */
  price_id: string;
  name: string;
  /** What stands in the box. */
  price: string;
}

export type Problem = 'name missing' | 'price missing' | 'no number' | 'negative' | 'too many decimals';

export interface RowProblems {
  name?: Problem;
  price?: Problem;
}

/** Whole sen as ringgit with two decimals: `123450` ⇒ `1234.50`. */
export const ringgitText = (sen: number): string => (sen / 100).toFixed(2);

export const isBlank = ({ name, price }: PriceRow): boolean => name.trim() === '' && price.trim() === '';

/** A typed price: whole sen, or what is wrong with it. An `RM` before it and thousands separators are understood. */
export function readPrice(typed: string): { sen: number } | { problem: Problem } {
  const amount = typed.trim().replace(/^RM\s*/i, '');
  if (amount === '') return { problem: 'price missing' };
  const sen = senFromRinggit(amount);
  if (sen === undefined) return { problem: 'no number' };
  if (amount.startsWith('-')) return { problem: 'negative' };
  return /\.\d{3,}$/.test(amount) ? { problem: 'too many decimals' } : { sen };
}

/** The price with two decimals; what cannot be read stays as it was typed. */
export function tidyPrice(typed: string): string {
  const read = readPrice(typed);
  return 'sen' in read ? ringgitText(read.sen) : typed;
}

/**
 * What is wrong with a row. The first one needs a name and a price (part 5); others may be blank, then they are not posted,
 * but not half filled in.
 */
export function problemsOf(row: PriceRow, index: number): RowProblems {
  if (index > 0 && isBlank(row)) return {};
  const read = readPrice(row.price);
  return {
    ...(row.name.trim() === '' && { name: 'name missing' }),
    ...('problem' in read && { price: read.problem }),
  };
}

/** The rows as fields of the host's form, numbered without gaps; blank ones are left out. */
export function inputsOf(rows: readonly PriceRow[], name: string): Array<{ name: string; value: string }> {
  return rows
    .filter((row) => !isBlank(row))
    .flatMap((row, index) => [
      { name: `${name}[${index}][price_id]`, value: row.price_id },
      { name: `${name}[${index}][name]`, value: row.name.trim() },
      { name: `${name}[${index}][price]`, value: tidyPrice(row.price) },
    ]);
}

/** The rows with one of them at another place; a place outside of the list changes nothing. */
export function moved(rows: readonly PriceRow[], from: number, to: number): readonly PriceRow[] {
  const row = rows[from];
  if (!row || to < 0 || to >= rows.length) return rows;
  return rows.toSpliced(from, 1).toSpliced(to, 0, row);
}
