import { useState } from 'react';
import { discountFor } from '../coupons.ts';
import { alone, isTooMany, type Offer, quantityOf, withSpouse } from '../party.ts';
import { chosenPrice, fullUnitSen, type TrainingPrice } from '../prices.ts';
import { type Quote, quoteOf } from '../quote.ts';
import type { Properties } from '../training-registration.props.ts';
import { type CouponDesk, useCoupons } from './use-coupons.ts';

export interface OrderDesk {
  price: TrainingPrice | undefined;
  choosePrice(id: string): void;
  /** The spouse comes along. */
  withSpouse: boolean;
  setSpouse(on: boolean): void;
  setQuantity(quantity: number): void;
  /** Fewer tickets remain than persons are registered. */
  tooMany: boolean;
  desk: CouponDesk;
  /** The price per person without a coupon, sen. */
  fullUnitSen: number;
  /** The bill, derived from all of the above. */
  quote: Quote;
}

/** What somebody orders. Nothing in it is calculated twice: the bill always follows from the choices (D1). */
export function useOrder({ training_id, prices, yuran, sst, is_multiple_pay }: Properties, offer: Offer): OrderDesk {
  const [priceId, choosePrice] = useState<string | null>(null);
  const [party, setParty] = useState(alone);
  const price = chosenPrice(prices, priceId);
  const full = fullUnitSen(price, yuran);
  const desk = useCoupons(training_id, full);
  const unitSen = discountFor(desk.coupons, full)?.unitSen ?? full;
  return {
    price,
    choosePrice,
    withSpouse: party.spouse && offer.has_spouse,
    setSpouse(on) {
      setParty(withSpouse(on));
      if (!on && !is_multiple_pay) desk.askAgain();
    },
    setQuantity: (chosen) => setParty({ spouse: false, chosen }),
    tooMany: isTooMany(party, offer),
    desk,
    fullUnitSen: full,
    quote: quoteOf({ fullUnitSen: full, unitSen, quantity: quantityOf(party, offer), sst }),
  };
}
