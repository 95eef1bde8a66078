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
  /** In sen, per person: what a code gave that was found valid, and the full price for which it was checked. */
  readonly price?: { readonly unitSen: number; readonly fullUnitSen: number };
}

/** At most one entry is valid: it is the discount in force. */
export type Coupons = Readonly<Record<CouponKind, CouponEntry>>;

export type CouponEvent =
  | { type: 'requested'; kind: CouponKind; requestId: number; code: string }
  | { type: 'answered'; kind: CouponKind; requestId: number; fullUnitSen: number; unitSen: number | null }
  | { type: 'failed'; kind: CouponKind; requestId: number; failure: unknown }
  | { type: 'dropped'; kind: CouponKind };

const none: CouponEntry = { status: 'none', code: '', requestId: 0 };

export const noCoupons: Coupons = { coupon: none, referral: none };

const KINDS = ['coupon', 'referral'] as const;

/** The kinds whose entry has one of these statuses, in the order in which they were requested. */
const kindsIn = (coupons: Coupons, ...statuses: ReadonlyArray<CouponEntry['status']>): CouponKind[] =>
  KINDS.filter((kind) => statuses.includes(coupons[kind].status)).toSorted(
    (a, b) => coupons[a].requestId - coupons[b].requestId,
  );

/** Applies an event. `requestId`s increase; an answer to any other request than the entry's own is dropped. */
export const nextCoupons = (coupons: Coupons, event: CouponEvent): Coupons =>
  withoutStaleReplaced(applied(coupons, event));

/** A replaced coupon is unchecked again when no other is in force or being checked: the full price must not be paid unnoticed. */
function withoutStaleReplaced(coupons: Coupons): Coupons {
  if (kindsIn(coupons, 'valid', 'checking').length > 0) return coupons;
  const unchecked = (entry: CouponEntry): CouponEntry =>
    entry.status === 'replaced' ? { ...entry, status: 'none' } : entry;
  return { coupon: unchecked(coupons.coupon), referral: unchecked(coupons.referral) };
}

function applied(coupons: Coupons, event: CouponEvent): Coupons {
  const { kind } = event;
  if (event.type === 'dropped') return { ...coupons, [kind]: none };
  if (event.type === 'requested')
    return { ...coupons, [kind]: { status: 'checking', code: event.code, requestId: event.requestId } };
  const entry = coupons[kind];
  if (entry.requestId !== event.requestId) return coupons;
  if (event.type === 'failed') return { ...coupons, [kind]: { ...entry, status: 'invalid', failure: event.failure } };
  const { unitSen, fullUnitSen } = event;
  if (unitSen === null || unitSen < 0 || unitSen > fullUnitSen)
    return { ...coupons, [kind]: { ...entry, status: 'invalid' } };
  // of two valid coupons the one requested later is in force, in whatever order the answers come
  const [other] = kindsIn(coupons, 'valid');
  const isLater = !other || coupons[other].requestId < entry.requestId;
  return {
    ...coupons,
    ...(other && isLater && { [other]: { ...coupons[other], status: 'replaced' } }),
    [kind]: { ...entry, status: isLater ? 'valid' : 'replaced', price: { unitSen, fullUnitSen } },
  };
}

/**
 * The discount in force, if it was checked for this full price.
 * @param fullUnitSen the full price per person, in sen
 */
export function discountFor(
  coupons: Coupons,
  fullUnitSen: number,
): { kind: CouponKind; code: string; unitSen: number } | undefined {
  const [kind] = kindsIn(coupons, 'valid');
  if (!kind) return undefined;
  const { code, price } = coupons[kind];
  return price?.fullUnitSen === fullUnitSen ? { kind, code, unitSen: price.unitSen } : undefined;
}

export const isChecking = (coupons: Coupons): boolean => kindsIn(coupons, 'checking').length > 0;

/** The codes that were checked, in the order in which they were requested. */
export const checkedCodes = (coupons: Coupons): CheckedCode[] =>
  kindsIn(coupons, 'checking', 'valid', 'invalid', 'replaced').map((kind) => ({ kind, code: coupons[kind].code }));

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
  forAnotherPrice ? kindsIn(coupons, 'checking', 'valid', 'invalid') : kindsIn(coupons, 'checking', 'valid');
