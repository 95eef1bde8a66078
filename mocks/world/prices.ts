import { senFromRinggit } from '../../shared/lib/index.ts';

export interface Price {
  readonly price_id: number;
  readonly name: string;
  /** Whole sen. */
  readonly sen: number;
}

/** A price as the form sends it; `price_id` is empty for a new one. */
export interface SentPrice {
  readonly price_id: string;
  readonly name: string;
  readonly price: string;
}

/** The prices of one training, in their order. */
export function createPrices() {
  let prices: readonly Price[] = [
    { price_id: 11, name: 'Early bird', sen: 19_900 },
    { price_id: 12, name: 'Normal', sen: 25_000 },
  ];
  let next = 13;
  return {
    all: (): readonly Price[] => prices,
    /** Stores exactly what was sent; new ones get an id. */
    save(sent: readonly SentPrice[]): void {
      prices = sent.map(({ price_id, name, price }) => ({
        price_id: Number(price_id) || next++,
        name,
        sen: senFromRinggit(price) ?? 0,
      }));
    },
  };
}
