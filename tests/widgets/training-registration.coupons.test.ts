import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as model from '../../widgets/training-registration/parts/registration-dialog/coupons.ts';
import { after, answered, requested } from '../support/coupon-events.ts';

/** The price of `answered`. */
const discountOf = (coupons: model.Coupons) => model.discountFor(coupons, 20_000);

test('counts only for the full price it was checked for', () => {
  expect(model.discountFor(after(requested('coupon', 1), answered('coupon', 1, 15_000)), 20_001)).toBeUndefined();
});

test('an answer for an older code never wins', () => {
  const coupons = after(
    requested('coupon', 1, 'OLD'),
    requested('coupon', 2, 'NEW'),
    answered('coupon', 2, null),
    answered('coupon', 1, 100),
  );
  expect(coupons.coupon).toMatchObject({ status: 'invalid', code: 'NEW' });
  expect(discountOf(coupons)).toBeUndefined();
  const between = after(requested('coupon', 1, 'OLD'), requested('coupon', 2, 'NEW'), answered('coupon', 1, 100));
  expect(between.coupon, 'the newer one is still being checked').toMatchObject({ status: 'checking', code: 'NEW' });
});

test('an empty or failed answer leaves the full price', () => {
  const valid = [requested('coupon', 1), answered('coupon', 1, 15_000), requested('coupon', 2)];
  expect(discountOf(after(...valid, answered('coupon', 2, null)))).toBeUndefined();
  const failed = after(...valid, { type: 'failed', kind: 'coupon', requestId: 2, failure: 'offline' });
  expect(failed.coupon).toMatchObject({ status: 'invalid', failure: 'offline' });
  expect(discountOf(failed)).toBeUndefined();
});

test('one discount at a time: the later one replaces, in whichever order the answers come', () => {
  for (const answers of [
    [answered('coupon', 1, 15_000), answered('referral', 2, 18_000)],
    [answered('referral', 2, 18_000), answered('coupon', 1, 15_000)],
  ]) {
    const coupons = after(requested('coupon', 1), requested('referral', 2), ...answers);
    expect(discountOf(coupons)).toMatchObject({ kind: 'referral', unitSen: 18_000 });
    expect([coupons.coupon.status, coupons.referral.status]).toEqual(['replaced', 'valid']);
  }
});

test('a replaced coupon is unchecked again as soon as no other coupon is in force', () => {
  const replaced = [
    requested('coupon', 1, 'RAYA'),
    answered('coupon', 1, 15_000),
    requested('referral', 2),
    answered('referral', 2, 18_000),
  ];
  expect(after(...replaced, requested('referral', 3)).coupon.status).toBe('replaced');
  for (const end of [
    [{ type: 'dropped', kind: 'referral' } as const],
    [requested('referral', 3), answered('referral', 3, null)],
    [requested('referral', 3), { type: 'failed', kind: 'referral', requestId: 3, failure: 'offline' } as const],
  ])
    expect(after(...replaced, ...end).coupon).toMatchObject({ status: 'none', code: 'RAYA' });
});

test('checked again together, the coupon that was entered last stays the last', () => {
  const entered = [requested('referral', 1), answered('referral', 1, 18_000), requested('coupon', 2)];
  expect(model.kindsToRecheck(after(...entered))).toEqual(['referral', 'coupon']);
});

test('only for another price a refused code is checked again', () => {
  const refused = after(requested('coupon', 1), answered('coupon', 1, null));
  expect(model.kindsToRecheck(refused)).toEqual([]);
  expect(model.kindsToRecheck(refused, true)).toEqual(['coupon']);
});

test('removing gives the full price back, and an answer under way comes too late', () => {
  expect(after(requested('coupon', 1), answered('coupon', 1, 15_000), { type: 'dropped', kind: 'coupon' })).toEqual(
    model.noCoupons,
  );
  expect(after(requested('coupon', 1), { type: 'dropped', kind: 'coupon' }, answered('coupon', 1, 15_000))).toEqual(
    model.noCoupons,
  );
});

test.each([-1, 20_001])('%i sen for a price of 20,000 is not a discounted price', (unitSen) => {
  const coupons = after(requested('coupon', 1), answered('coupon', 1, unitSen));
  expect(coupons.coupon.status).toBe('invalid');
});

test.each([0, 20_000])('%i sen for a price of 20,000 is a discounted price', (unitSen) => {
  expect(discountOf(after(requested('coupon', 1), answered('coupon', 1, unitSen)))).toMatchObject({ unitSen });
});

test('in every sequence of events a discount belongs to the one valid entry', () => {
  const kind = fc.constantFrom('coupon' as const, 'referral' as const);
  const requestId = fc.integer({ min: 1, max: 6 });
  const event: fc.Arbitrary<model.CouponEvent> = fc.oneof(
    fc.record({
      type: fc.constant('answered' as const),
      kind,
      requestId,
      fullUnitSen: fc.constant(20_000),
      unitSen: fc.option(fc.integer({ min: -5, max: 20_000 })),
    }),
    fc.record({ type: fc.constant('failed' as const), kind, requestId, failure: fc.constant('x') }),
    fc.record({ type: fc.constant('dropped' as const), kind }),
    fc.record({ type: fc.constant('requested' as const), kind, requestId: fc.constant(0), code: fc.string() }),
  );
  fc.assert(
    fc.property(fc.array(event, { maxLength: 30 }), (events) => {
      let next = 0;
      const coupons = after(
        ...events.map((each) => (each.type === 'requested' ? { ...each, requestId: ++next } : each)),
      );
      const valid = (['coupon', 'referral'] as const).filter((each) => coupons[each].status === 'valid');
      expect(valid).toEqual([discountOf(coupons)?.kind].filter(Boolean));
      expect(model.isChecking(coupons)).toBe(
        coupons.coupon.status === 'checking' || coupons.referral.status === 'checking',
      );
      for (const again of model.kindsToRecheck(coupons)) expect(['checking', 'valid']).toContain(coupons[again].status);
    }),
  );
});
