/** For how many persons somebody registers: alone, with the spouse, or several (parts 2 and 4, D1). */
export interface Party {
  readonly spouse: boolean;
  /** What was last chosen in the quantity list. */
  readonly chosen: number;
}

export interface Offer {
  readonly is_bulk: boolean;
  readonly has_spouse: boolean;
  /** Tickets that remain; `null` when the page does not say. */
  readonly baki_tiket: number | null;
}

export const alone: Party = { spouse: false, chosen: 1 };

/** The spouse switched on makes two, switched off makes one: quantity and doubled price are one effect (D1). */
export const withSpouse = (spouse: boolean): Party => ({ spouse, chosen: spouse ? 2 : 1 });

export const quantityOf = ({ spouse, chosen }: Party, { is_bulk, has_spouse }: Offer): number =>
  spouse && has_spouse ? 2 : is_bulk ? chosen : 1;

/** The spouse is offered while at least 2 tickets remain (D1). */
export const mayBringSpouse = ({ has_spouse, baki_tiket }: Offer): boolean =>
  has_spouse && (baki_tiket === null || baki_tiket >= 2);

export const isSoldOut = ({ baki_tiket }: Offer): boolean => baki_tiket === 0;

/** Whether there are fewer tickets than persons. */
export const isTooMany = (party: Party, offer: Offer): boolean =>
  offer.baki_tiket !== null && quantityOf(party, offer) > offer.baki_tiket;

/** Beyond so many the quantity is a number field, for nobody finds his way in a longer list. */
const LONGEST_LIST = 50;
/** More than this nobody orders at once; it keeps every amount exact. */
const MOST_AT_ONCE = 999_999;

/** The largest quantity that can be chosen. */
export const mostTickets = ({ baki_tiket }: Offer): number => Math.min(Math.max(1, baki_tiket ?? 1), MOST_AT_ONCE);

/** The quantities to choose from: 1 to the tickets that remain; `undefined` when they are too many for a list. */
export function quantities(offer: Offer): number[] | undefined {
  const most = mostTickets(offer);
  return most > LONGEST_LIST ? undefined : Array.from({ length: most }, (_, at) => at + 1);
}
