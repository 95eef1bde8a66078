/** Which coupon is in force (D2): one discount at a time, the latest valid one; late answers change nothing (W9). */
export type CouponKind = 'coupon' | 'referral';

/** A code that the person has had checked, whatever the answer was. */
export interface CheckedCode {
  readonly kind: CouponKind;
  readonly code: string;
}

export interface CouponEntry {
  readonly status: 'none' | 'checking' | 'valid' | 'invalid' | 'replaced';
  /** The code that is being checked or was checked. */
  readonly code: string;
  /** The number of the request for this code. */
  readonly requestId: number;
  /** The error of a request that failed. */
  readonly failure?: unknown;
}

interface Discount {
  readonly kind: CouponKind;
  readonly code: string;
  readonly requestId: number;
  /** The full price for which it was checked, in sen. */
  readonly fullUnitSen: number;
  /** The discounted price per person, in sen. */
  readonly unitSen: number;
}

export interface Coupons {
  readonly coupon: CouponEntry;
  readonly referral: CouponEntry;
  readonly discount: Discount | null;
}

export type CouponEvent =
  | { type: 'requested'; kind: CouponKind; requestId: number; code: string }
  | { type: 'answered'; kind: CouponKind; requestId: number; fullUnitSen: number; unitSen: number | null }
  | { type: 'failed'; kind: CouponKind; requestId: number; failure: unknown }
  | { type: 'dropped'; kind: CouponKind };

const none: CouponEntry = { status: 'none', code: '', requestId: 0 };

export const noCoupons: Coupons = { coupon: none, referral: none, discount: null };

export const otherKind = (kind: CouponKind): CouponKind => (kind === 'coupon' ? 'referral' : 'coupon');

/** Applies an event. `requestId`s increase; an answer to any other request than the entry's own is dropped. */
export const nextCoupons = (coupons: Coupons, event: CouponEvent): Coupons =>
  withoutStaleReplaced(applied(coupons, event));

/** A replaced coupon is unchecked again when no other is in force or being checked: the full price must not be paid unnoticed. */
function withoutStaleReplaced(coupons: Coupons): Coupons {
  if (coupons.discount || isChecking(coupons)) return coupons;
  const unchecked = (entry: CouponEntry): CouponEntry =>
    entry.status === 'replaced' ? { ...entry, status: 'none' } : entry;
  return { ...coupons, coupon: unchecked(coupons.coupon), referral: unchecked(coupons.referral) };
}

function applied(coupons: Coupons, event: CouponEvent): Coupons {
  const { kind } = event;
  const entry = coupons[kind];
  // a code that is being checked, was changed or was refused gives no discount
  const without = coupons.discount?.kind === kind ? null : coupons.discount;
  if (event.type === 'dropped') return { ...coupons, [kind]: none, discount: without };
  if (event.type === 'requested')
    return {
      ...coupons,
      [kind]: { status: 'checking', code: event.code, requestId: event.requestId },
      discount: without,
    };
  if (entry.status !== 'checking' || entry.requestId !== event.requestId) return coupons;
  if (event.type === 'failed') return { ...coupons, [kind]: { ...entry, status: 'invalid', failure: event.failure } };
  if (event.unitSen === null || event.unitSen < 0 || event.unitSen > event.fullUnitSen)
    return { ...coupons, [kind]: { ...entry, status: 'invalid' } };
  return withDiscount(coupons, {
    kind,
    code: entry.code,
    requestId: event.requestId,
    fullUnitSen: event.fullUnitSen,
    unitSen: event.unitSen,
  });
}

/** Of two valid coupons the one requested later is in force, in whatever order the answers come. */
function withDiscount(coupons: Coupons, discount: Discount): Coupons {
  const { kind, requestId } = discount;
  const entry = coupons[kind];
  if (coupons.discount && coupons.discount.requestId > requestId)
    return { ...coupons, [kind]: { ...entry, status: 'replaced' } };
  const other = otherKind(kind);
  const replaced: CouponEntry =
    coupons[other].status === 'valid' ? { ...coupons[other], status: 'replaced' } : coupons[other];
  return { ...coupons, [kind]: { ...entry, status: 'valid' }, [other]: replaced, discount };
}

/**
 * The discount in force, if it was checked for this full price.
 * @param fullUnitSen the full price per person, in sen
 */
export function discountFor(coupons: Coupons, fullUnitSen: number): Discount | null {
  return coupons.discount?.fullUnitSen === fullUnitSen ? coupons.discount : null;
}

export const isChecking = ({ coupon, referral }: Coupons): boolean =>
  coupon.status === 'checking' || referral.status === 'checking';

/** The codes that were checked, in the order in which they were requested. */
export const checkedCodes = (coupons: Coupons): CheckedCode[] =>
  (['coupon', 'referral'] as const)
    .filter((kind) => coupons[kind].status !== 'none')
    .toSorted((a, b) => coupons[a].requestId - coupons[b].requestId)
    .map((kind) => ({ kind, code: coupons[kind].code }));

/** The coupons of a form that begins with codes of an earlier visit: nothing can be sent until the server has answered again. */
export const checkingAgain = (codes: readonly CheckedCode[]): Coupons =>
  codes.reduce(
    (coupons, { kind, code }, at) => nextCoupons(coupons, { type: 'requested', kind, requestId: at + 1, code }),
    noCoupons,
  );

/**
 * The kinds whose code must be checked again when the price or the number of persons changes, in the order in which they were requested.
 * @param forAnotherPrice also those that were refused: another price may have another answer
 */
export const kindsToRecheck = (coupons: Coupons, forAnotherPrice = false): CouponKind[] =>
  (['coupon', 'referral'] as const)
    .filter((kind) => {
      const { status } = coupons[kind];
      return status === 'checking' || status === 'valid' || (forAnotherPrice && status === 'invalid');
    })
    .toSorted((a, b) => coupons[a].requestId - coupons[b].requestId);
