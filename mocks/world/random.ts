/** Pseudo-random numbers, the same for the same seed, so that every run of the mocks shows the same data. */
export interface Random {
  /** A number from 0 up to, but not including, 1. */
  next(): number;
  /** A whole number from `min` to `max`, both included. */
  integer(min: number, max: number): number;
  /** `true` with the probability `share`, from 0 to 1. */
  chance(share: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
}

/** The FNV-1a hash of a text, 32 bits. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return value >>> 0;
}

/** The item at a place of a list that begins again after its end; the list has items. */
export const cycled = <Item>(items: readonly Item[], at: number): Item => items[at % items.length]!; // the remainder is a place in the list

/** The same `seed` gives the same sequence of numbers (the mulberry32 generator). */
export function createRandom(seed: string): Random {
  let state = hash(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const integer = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    integer,
    chance: (share) => next() < share,
    pick: (items) => {
      if (items.length === 0) throw new RangeError('Nothing to pick from: the list is empty.');
      return cycled(items, integer(0, items.length - 1));
    },
  };
}
