import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { ContractError, call } from '../../../../../shared/api/index.ts';
import { applyCoupon, applyReferralCoupon } from '../../../../../shared/contract/calls/index.ts';
import { logError, unawaited } from '../../../../../shared/page/index.ts';
import { type Action, useAction, useWidget } from '../../../../../shared/runtime/index.ts';
import {
  type CheckedCode,
  checkingAgain,
  type CouponKind,
  type Coupons,
  kindsToRecheck,
  nextCoupons,
} from '../coupons.ts';

export interface CouponState {
  coupons: Coupons;
  /** Has the server check a code; an earlier request of this kind is aborted. */
  check(kind: CouponKind, code: string): void;
  /** Removes a code, so that the full price applies. */
  drop(kind: CouponKind): void;
  /** Checks the codes in force again (D2). */
  recheck(): void;
}

/**
 * The coupons of one form. They are checked again whenever the full price changes, those that were refused too.
 * @param fullUnitSen the price per person without a coupon, in sen
 * @param first the codes that were checked before the page was loaded again
 */
export function useCoupons(trainingId: string, fullUnitSen: number, first: readonly CheckedCode[]): CouponState {
  const { element } = useWidget();
  const [coupons, dispatch] = useReducer(nextCoupons, first, checkingAgain);
  const requests = useRef(first.length);
  const sentence = 'a coupon could not be checked; the full price stands.';
  const actions: Record<CouponKind, Action> = { coupon: useAction(sentence), referral: useAction(sentence) };

  const check = async (kind: CouponKind, code: string): Promise<void> => {
    const requestId = ++requests.current;
    actions[kind].cancel();
    dispatch({ type: 'requested', kind, requestId, code });
    const unitSen = await actions[kind].run((signal) => priceWith(kind, code, trainingId, fullUnitSen, signal), {
      onFailure: (failure) => dispatch({ type: 'failed', kind, requestId, failure }),
    });
    if (unitSen === undefined) return;
    if (unitSen !== null && unitSen > fullUnitSen)
      logError(
        'the price with a coupon is above the fee, which stands.',
        element,
        dearerThan(fullUnitSen, unitSen, kind),
      );
    dispatch({ type: 'answered', kind, requestId, fullUnitSen, unitSen });
  };
  const checkAgain = (kinds: readonly CouponKind[]): void => {
    for (const kind of kinds) unawaited(check(kind, coupons[kind].code));
  };

  const onPrice = useEffectEvent(() => checkAgain(kindsToRecheck(coupons, true)));
  useEffect(() => onPrice(), [fullUnitSen]);

  return {
    coupons,
    check: (kind, code) => unawaited(check(kind, code)),
    recheck: () => checkAgain(kindsToRecheck(coupons)),
    drop(kind) {
      actions[kind].cancel();
      dispatch({ type: 'dropped', kind });
    },
  };
}

/** A server that answers in sen, or with the discount's opposite, must not make anybody pay more than without a coupon. */
function dearerThan(fullUnitSen: number, unitSen: number, kind: CouponKind): Error {
  const { method, path } = kind === 'coupon' ? applyCoupon : applyReferralCoupon;
  const most = `expected the discounted price per person in ringgit, at most ${(fullUnitSen / 100).toFixed(2)}`;
  return new ContractError(`${method} ${path}`, '', (unitSen / 100).toFixed(2), most);
}

function priceWith(
  kind: CouponKind,
  code: string,
  training_id: string,
  fullUnitSen: number,
  signal: AbortSignal,
): Promise<number | null> {
  return kind === 'coupon'
    ? call(applyCoupon, { request: { training_id, coupon_code: code }, signal })
    : call(applyReferralCoupon, { request: { yuran: fullUnitSen / 100, coupon_code: code }, signal });
}
