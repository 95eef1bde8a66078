const HOUR_MS = 3_600_000;

interface Coupon {
  readonly code: string;
  readonly kind: 'coupon' | 'referral';
  /** The percentage of the price that remains. */
  readonly percentLeft: number;
  /** It is valid for this long after the world began. */
  readonly hours?: number;
}

const coupons: readonly Coupon[] = [
  { code: 'EMAS25', kind: 'coupon', percentLeft: 75 },
  { code: 'PERCUMA', kind: 'coupon', percentLeft: 0 },
  { code: 'KILAT50', kind: 'coupon', percentLeft: 50, hours: 1 },
  { code: 'KAWAN10', kind: 'referral', percentLeft: 90 },
];

/** @param ageMs how long the world exists */
export function createCoupons(ageMs: () => number) {
  return {
    all: (): readonly Coupon[] => coupons,
    /** The price with a coupon, in sen; `undefined` when it is not valid, or not any more. */
    priceWith(kind: Coupon['kind'], code: string, sen: number): number | undefined {
      const coupon = coupons.find((each) => each.kind === kind && each.code === code.trim().toUpperCase());
      if (!coupon || (coupon.hours !== undefined && ageMs() >= coupon.hours * HOUR_MS)) return undefined;
      return Math.round((sen * coupon.percentLeft) / 100);
    },
  };
}
