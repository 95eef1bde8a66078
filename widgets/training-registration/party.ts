/** The number of persons in a registration: alone, with the spouse, or several (parts 2 and 4, D1). */
export interface Party {
  readonly spouse: boolean;
  /** The quantity chosen last. */
  readonly chosen: number;
}

export interface Offer {
  readonly is_bulk: boolean;
  readonly has_spouse: boolean;
  /** Tickets left; `null` when the page does not say. */
  readonly baki_tiket: number | null;
}

export const alone: Party = { spouse: false, chosen: 1 };

/** Switching the spouse on makes two persons, switching it off one: quantity and doubled price are one effect (D1). */
export const withSpouse = (spouse: boolean): Party => ({ spouse, chosen: spouse ? 2 : 1 });

export const quantityOf = ({ spouse, chosen }: Party, { is_bulk, has_spouse }: Offer): number =>
  spouse && has_spouse ? 2 : is_bulk ? chosen : 1;

/** Whether to offer the spouse: while at least 2 tickets are left (D1). */
export const mayBringSpouse = ({ has_spouse, baki_tiket }: Offer): boolean =>
  has_spouse && (baki_tiket === null || baki_tiket >= 2);

export const isSoldOut = ({ baki_tiket }: Offer): boolean => baki_tiket === 0;

/** Whether there are fewer tickets than persons. */
export const isTooMany = (party: Party, offer: Offer): boolean =>
  offer.baki_tiket !== null && quantityOf(party, offer) > offer.baki_tiket;

/** For more tickets the quantity is a number field, because a longer list is hard to use. */
const LONGEST_LIST = 50;
/** The largest quantity of an order; up to it all amounts are exact. */
export const MOST_AT_ONCE = 999_999;

/** The largest quantity that can be chosen now. */
export const mostTickets = ({ baki_tiket }: Offer): number => Math.min(Math.max(1, baki_tiket ?? 1), MOST_AT_ONCE);

/** The quantities to choose from: 1 to the tickets left; `undefined` if they are too many for a list. */
export function quantities(offer: Offer): number[] | undefined {
  const most = mostTickets(offer);
  return most > LONGEST_LIST ? undefined : Array.from({ length: most }, (_, at) => at + 1);
}
