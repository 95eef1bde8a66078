/** Which coupon counts (D2): one discount at a time, the latest valid one; late answers change nothing (W9). */
export type CouponKind = 'coupon' | 'referral';

export interface CouponEntry {
  readonly status: 'none' | 'checking' | 'valid' | 'invalid' | 'replaced';
  /** The code that was asked about. */
  readonly code: string;
  /** The number of the question this entry waits for or was answered by. */
  readonly ask: number;
  /** Why the server could not be asked, as the person is told. */
  readonly reason?: string | undefined;
}

interface Discount {
  readonly kind: CouponKind;
  readonly code: string;
  readonly ask: number;
  /** The full price it was asked for, sen. */
  readonly fullUnitSen: number;
  /** The discounted price per person, sen. */
  readonly unitSen: number;
}

export interface Coupons {
  readonly coupon: CouponEntry;
  readonly referral: CouponEntry;
  readonly discount: Discount | null;
}

export type CouponEvent =
  | { type: 'asked'; kind: CouponKind; ask: number; code: string }
  | { type: 'answered'; kind: CouponKind; ask: number; fullUnitSen: number; unitSen: number | null }
  | { type: 'failed'; kind: CouponKind; ask: number; reason: string }
  | { type: 'dropped'; kind: CouponKind };

const none: CouponEntry = { status: 'none', code: '', ask: 0 };

export const noCoupons: Coupons = { coupon: none, referral: none, discount: null };

export const otherKind = (kind: CouponKind): CouponKind => (kind === 'coupon' ? 'referral' : 'coupon');

/** The coupons after something happened. `ask` numbers rise; an answer to any but the entry's own question is dropped. */
export function nextCoupons(coupons: Coupons, event: CouponEvent): Coupons {
  const { kind } = event;
  const entry = coupons[kind];
  // a code that is asked about, changed or refused no longer counts: without an answer, no discount
  const without = coupons.discount?.kind === kind ? null : coupons.discount;
  if (event.type === 'dropped') return { ...coupons, [kind]: none, discount: without };
  if (event.type === 'asked')
    return { ...coupons, [kind]: { status: 'checking', code: event.code, ask: event.ask }, discount: without };
  if (entry.status !== 'checking' || entry.ask !== event.ask) return coupons;
  if (event.type === 'failed') return { ...coupons, [kind]: { ...entry, status: 'invalid', reason: event.reason } };
  if (event.unitSen === null || event.unitSen < 0) return { ...coupons, [kind]: { ...entry, status: 'invalid' } };
  return withDiscount(coupons, {
    kind,
    code: entry.code,
    ask: event.ask,
    fullUnitSen: event.fullUnitSen,
    unitSen: event.unitSen,
  });
}

/** Of two valid ones the one asked about later counts, in whichever order the answers come. */
function withDiscount(coupons: Coupons, discount: Discount): Coupons {
  const { kind, ask } = discount;
  const entry = coupons[kind];
  if (coupons.discount && coupons.discount.ask > ask) return { ...coupons, [kind]: { ...entry, status: 'replaced' } };
  const other = otherKind(kind);
  const replaced: CouponEntry =
    coupons[other].status === 'valid' ? { ...coupons[other], status: 'replaced' } : coupons[other];
  return { ...coupons, [kind]: { ...entry, status: 'valid' }, [other]: replaced, discount };
}

/** The discount that counts for this full price (sen). */
export function discountFor(coupons: Coupons, fullUnitSen: number): Discount | null {
  return coupons.discount?.fullUnitSen === fullUnitSen ? coupons.discount : null;
}

export const isChecking = ({ coupon, referral }: Coupons): boolean =>
  coupon.status === 'checking' || referral.status === 'checking';

/** The kinds whose code has to be asked about again when the price or the party changes. */
export const kindsToAskAgain = (coupons: Coupons): CouponKind[] =>
  (['coupon', 'referral'] as const).filter(
    (kind) => coupons[kind].status === 'checking' || coupons.discount?.kind === kind,
  );
