import type { Properties } from './training-registration.props.ts';

export type TrainingPrice = Properties['prices'][number];

/** The chosen entry of the prices; the first one until something was chosen, or when the choice is gone (part 3). */
export function chosenPrice(prices: readonly TrainingPrice[], chosen: string | null): TrainingPrice | undefined {
  return prices.find(({ id }) => id === chosen) ?? prices[0];
}

/** The full price per person, sen: the entry's, or `yuran` where it has none. */
export const fullUnitSen = (price: TrainingPrice | undefined, yuran: number | null): number =>
  price?.price ?? yuran ?? 0;
