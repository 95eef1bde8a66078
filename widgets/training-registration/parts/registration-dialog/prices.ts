import type { Properties } from '../../training-registration.props.ts';

export type TrainingPrice = Properties['prices'][number];

/** The chosen price; the first one if nothing was chosen or the choice no longer exists (part 3). */
export function chosenPrice(prices: readonly TrainingPrice[], chosen: string | null): TrainingPrice | undefined {
  return prices.find(({ id }) => id === chosen) ?? prices[0];
}

/** The full price per person, in sen: the chosen price, or `yuran` where it has none. */
export const fullUnitSen = (price: TrainingPrice | undefined, yuran: number | null): number =>
  price?.price ?? yuran ?? 0;
