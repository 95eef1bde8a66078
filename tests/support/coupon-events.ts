import { type CouponEvent, type Coupons, nextCoupons, noCoupons } from '../../widgets/training-registration/coupons.ts';

/** The coupons after these events. */
export const after = (...events: CouponEvent[]): Coupons => events.reduce(nextCoupons, noCoupons);
export const asked = (kind: 'coupon' | 'referral', ask: number, code = `CODE${ask}`): CouponEvent => ({
  type: 'asked',
  kind,
  ask,
  code,
});
export const answered = (kind: 'coupon' | 'referral', ask: number, unitSen: number | null): CouponEvent => ({
  type: 'answered',
  kind,
  ask,
  unitSen,
  fullUnitSen: 20_000,
});
