import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  discountFor,
  isChecking,
  kindsToAskAgain,
  noCoupons,
  type CouponEvent,
} from '../../widgets/training-registration/coupons.ts';
import { after, answered, asked } from '../support/coupon-events.ts';

describe('coupons', () => {
  test('a valid one replaces the unit price', () => {
    const coupons = after(asked('coupon', 1, 'RAYA'), answered('coupon', 1, 15_000));
    expect(coupons.coupon.status).toBe('valid');
    expect(discountFor(coupons, 20_000)).toMatchObject({ unitSen: 15_000, code: 'RAYA' });
  });

  test('counts only for the full price it was asked for', () => {
    expect(discountFor(after(asked('coupon', 1), answered('coupon', 1, 15_000)), 20_001)).toBeNull();
  });

  test('an answer for an older code never wins', () => {
    const coupons = after(
      asked('coupon', 1, 'OLD'),
      asked('coupon', 2, 'NEW'),
      answered('coupon', 2, null),
      answered('coupon', 1, 100),
    );
    expect(coupons.coupon).toMatchObject({ status: 'invalid', code: 'NEW' });
    expect(coupons.discount).toBeNull();
  });

  test('an empty or failed answer leaves the full price', () => {
    const valid = [asked('coupon', 1), answered('coupon', 1, 15_000), asked('coupon', 2)];
    expect(after(...valid, answered('coupon', 2, null)).discount).toBeNull();
    const failed = after(...valid, { type: 'failed', kind: 'coupon', ask: 2, reason: 'offline' });
    expect(failed.coupon).toMatchObject({ status: 'invalid', reason: 'offline' });
    expect(failed.discount).toBeNull();
  });

  test('one discount at a time: the later one replaces, in whichever order the answers come', () => {
    for (const answers of [
      [answered('coupon', 1, 15_000), answered('referral', 2, 18_000)],
      [answered('referral', 2, 18_000), answered('coupon', 1, 15_000)],
    ]) {
      const coupons = after(asked('coupon', 1), asked('referral', 2), ...answers);
      expect(coupons.discount).toMatchObject({ kind: 'referral', unitSen: 18_000 });
      expect([coupons.coupon.status, coupons.referral.status]).toEqual(['replaced', 'valid']);
    }
  });

  test('a refused second coupon leaves the first in force', () => {
    const coupons = after(
      asked('coupon', 1),
      answered('coupon', 1, 15_000),
      asked('referral', 2),
      answered('referral', 2, null),
    );
    expect(coupons.discount?.kind).toBe('coupon');
  });

  test('removing gives the full price back, and an answer under way comes too late', () => {
    expect(after(asked('coupon', 1), answered('coupon', 1, 15_000), { type: 'dropped', kind: 'coupon' })).toEqual(
      noCoupons,
    );
    expect(after(asked('coupon', 1), { type: 'dropped', kind: 'coupon' }, answered('coupon', 1, 15_000))).toEqual(
      noCoupons,
    );
  });

  test('a negative price is no price', () => {
    expect(after(asked('coupon', 1), answered('coupon', 1, -1)).coupon.status).toBe('invalid');
  });

  test('whatever happens, a discount belongs to the one entry that says it is valid', () => {
    const kind = fc.constantFrom('coupon' as const, 'referral' as const);
    const ask = fc.integer({ min: 1, max: 6 });
    const event: fc.Arbitrary<CouponEvent> = fc.oneof(
      fc.record({
        type: fc.constant('answered' as const),
        kind,
        ask,
        fullUnitSen: fc.constant(20_000),
        unitSen: fc.option(fc.integer({ min: -5, max: 20_000 })),
      }),
      fc.record({ type: fc.constant('failed' as const), kind, ask, reason: fc.constant('x') }),
      fc.record({ type: fc.constant('dropped' as const), kind }),
      fc.record({ type: fc.constant('asked' as const), kind, ask: fc.constant(0), code: fc.string() }),
    );
    fc.assert(
      fc.property(fc.array(event, { maxLength: 30 }), (events) => {
        let next = 0;
        const coupons = after(...events.map((each) => (each.type === 'asked' ? { ...each, ask: ++next } : each)));
        const valid = (['coupon', 'referral'] as const).filter((each) => coupons[each].status === 'valid');
        expect(valid).toEqual(coupons.discount ? [coupons.discount.kind] : []);
        if (coupons.discount) expect(coupons.discount.code).toBe(coupons[coupons.discount.kind].code);
        expect(isChecking(coupons)).toBe(
          coupons.coupon.status === 'checking' || coupons.referral.status === 'checking',
        );
        for (const again of kindsToAskAgain(coupons)) expect(['checking', 'valid']).toContain(coupons[again].status);
      }),
    );
  });
});
