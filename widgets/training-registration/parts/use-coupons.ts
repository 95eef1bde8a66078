import { useEffect, useReducer, useRef } from 'react';
import { call } from '../../../shared/api/call.ts';
import { errorText } from '../../../shared/api/error-text.ts';
import { applyCoupon, applyReferralCoupon } from '../../../shared/contract/training.ts';
import { logError } from '../../../shared/lib/log.ts';
import { useUi } from '../../../shared/ui/ui-context.ts';
import { type CouponKind, type Coupons, kindsToAskAgain, nextCoupons, noCoupons } from '../coupons.ts';

export interface CouponDesk {
  coupons: Coupons;
  /** Asks the server about a code; an earlier question of this kind is given up. */
  ask(kind: CouponKind, code: string): void;
  /** Takes a code back: full price. */
  drop(kind: CouponKind): void;
  /** Asks about the code in force once more (D2). */
  askAgain(): void;
}

/**
 * The coupons of one form. They are asked about again whenever the full price changes.
 * @param fullUnitSen the price per person without a coupon, sen
 */
export function useCoupons(trainingId: string, fullUnitSen: number): CouponDesk {
  const { locale } = useUi();
  const [coupons, dispatch] = useReducer(nextCoupons, noCoupons);
  const asks = useRef(0);
  const running = useRef<Partial<Record<CouponKind, AbortController>>>({});

  const ask = (kind: CouponKind, code: string): void => {
    running.current[kind]?.abort();
    const { signal } = (running.current[kind] = new AbortController());
    const number = ++asks.current;
    dispatch({ type: 'asked', kind, ask: number, code });
    priceWith(kind, code, trainingId, fullUnitSen, signal).then(
      (unitSen) => dispatch({ type: 'answered', kind, ask: number, fullUnitSen, unitSen }),
      (error: unknown) => {
        if (signal.aborted) return;
        logError('a coupon could not be checked; the full price stands.', error);
        dispatch({ type: 'failed', kind, ask: number, reason: errorText(error, locale) });
      },
    );
  };
  const askAgain = (): void => {
    for (const kind of kindsToAskAgain(coupons)) ask(kind, coupons[kind].code);
  };

  const latest = useRef(askAgain);
  useEffect(() => {
    latest.current = askAgain;
  });
  useEffect(() => latest.current(), [fullUnitSen]);
  useEffect(
    () => () => {
      for (const controller of Object.values(running.current)) controller.abort();
    },
    [],
  );

  return {
    coupons,
    ask,
    askAgain,
    drop(kind) {
      running.current[kind]?.abort();
      dispatch({ type: 'dropped', kind });
    },
  };
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
