import { useEffect, useEffectEvent, useState } from 'react';
import { checkedCodes, type CouponKind, discountFor, isChecking } from '../coupons.ts';
import { isSoldOut, isTooMany, quantityOf, withSpouse } from '../../../party.ts';
import { chosenPrice, fullUnitSen, type TrainingPrice } from '../prices.ts';
import { type Quote, quoteOf } from '../quote.ts';
import type { Properties } from '../../../training-registration.props.ts';
import type { Choices } from '../form-values.ts';
import { type CouponState, useCoupons } from '../coupons/use-coupons.ts';

export interface OrderState {
  choices: Choices;
  price: TrainingPrice | undefined;
  choosePrice(id: string): void;
  /** Whether the spouse comes along. */
  withSpouse: boolean;
  setSpouse(on: boolean): void;
  setQuantity(quantity: number): void;
  /** Whether fewer tickets are left than persons are registered. */
  tooMany: boolean;
  isSoldOut: boolean;
  /** Whether a coupon is being checked, so that the bill is not certain. */
  isChecking: boolean;
  couponState: CouponState;
  /** The price per person without a coupon, in sen. */
  fullUnitSen: number;
  /** The bill, derived from the choices. */
  quote: Quote;
}

/**
 * A person's order. Nothing is calculated twice: the bill always follows from the choices (D1).
 * @param first what was chosen before the page was loaded again
 */
export function useOrder(properties: Properties, first: Choices): OrderState {
  const { training_id, prices, yuran, sst, is_multiple_pay, has_coupon, has_referral_coupon } = properties;
  const [priceId, choosePrice] = useState(first.price_id);
  const [party, setParty] = useState({ spouse: first.spouse, chosen: first.chosen });
  const price = chosenPrice(prices, priceId);
  const full = fullUnitSen(price, yuran);
  const shown = { coupon: has_coupon, referral: has_referral_coupon };
  const couponState = useCoupons(
    training_id,
    full,
    first.coupons.filter(({ kind }) => shown[kind]),
  );
  const onField = useEffectEvent((kind: CouponKind) => {
    if (!shown[kind] && couponState.coupons[kind].status !== 'none') couponState.drop(kind);
  });
  // a code whose field the page has taken away can neither be seen nor removed (D2)
  useEffect(() => onField('coupon'), [has_coupon]);
  useEffect(() => onField('referral'), [has_referral_coupon]);
  const unitSen = discountFor(couponState.coupons, full)?.unitSen ?? full;
  return {
    choices: { price_id: priceId, ...party, coupons: checkedCodes(couponState.coupons) },
    price,
    choosePrice,
    withSpouse: party.spouse && properties.has_spouse,
    setSpouse(on) {
      setParty(withSpouse(on));
      if (!on && !is_multiple_pay) couponState.recheck();
    },
    setQuantity: (chosen) => setParty({ spouse: false, chosen }),
    tooMany: isTooMany(party, properties),
    isSoldOut: isSoldOut(properties),
    isChecking: isChecking(couponState.coupons),
    couponState,
    fullUnitSen: full,
    quote: quoteOf({ fullUnitSen: full, unitSen, quantity: quantityOf(party, properties), sst }),
  };
}
