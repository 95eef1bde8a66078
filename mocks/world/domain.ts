import type { Clock } from './clock.ts';
import type { Names } from './names.ts';
import type { Random } from './random.ts';

/** What a domain of the world is made from. `random` and `names` are the domain's own: another domain does not shift its data. */
export interface Tools {
  readonly clock: Clock;
  readonly random: Random;
  readonly names: Names;
}

/** A list of `count` items made by `make`, called with 1, 2, 3 … */
export function many<Item>(count: number, make: (number: number) => Item): Item[] {
  return Array.from({ length: count }, (_, at) => make(at + 1));
}

/**
 * Flips a switch of one row, as the toggle endpoints do.
 * @returns the new state, or `undefined` when there is no such row
 */
export function flip<Field extends string>(row: Record<Field, boolean> | undefined, field: Field): boolean | undefined {
  if (!row) return undefined;
  row[field] = !row[field];
  return row[field];
}

/** Finds a row by an id that may have travelled as a text. */
export function byId<Row, Key extends keyof Row>(rows: readonly Row[], key: Key, id: string | number): Row | undefined {
  return rows.find((row) => String(row[key]) === String(id));
}

/** As Laravel's middleware stores texts: trimmed, and `null` when nothing is left. */
export const keptText = (text: string): string | null => text.trim() || null;
