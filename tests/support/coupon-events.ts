import {
  type CouponEvent,
  type Coupons,
  nextCoupons,
  noCoupons,
} from '../../widgets/training-registration/parts/registration-dialog/coupons.ts';

/** The coupons after these events. */
export const after = (...events: CouponEvent[]): Coupons => events.reduce(nextCoupons, noCoupons);
export const requested = (kind: 'coupon' | 'referral', requestId: number, code = `CODE${requestId}`): CouponEvent => ({
  type: 'requested',
  kind,
  requestId,
  code,
});
export const answered = (kind: 'coupon' | 'referral', requestId: number, unitSen: number | null): CouponEvent => ({
  type: 'answered',
  kind,
  requestId,
  unitSen,
  fullUnitSen: 20_000,
});
