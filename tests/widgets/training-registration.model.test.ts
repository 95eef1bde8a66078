import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { enrol, registerDealer } from '../../shared/contract/calls/training.ts';
import { noCoupons } from '../../widgets/training-registration/parts/registration-dialog/coupons.ts';
import * as party from '../../widgets/training-registration/party.ts';
import { enrolmentOf, registrationOf } from '../../widgets/training-registration/parts/registration-dialog/payload.ts';
import { isPgCode, maskedPgCode } from '../../widgets/training-registration/parts/visitor-fields/pg-code.ts';
import { chosenPrice, fullUnitSen } from '../../widgets/training-registration/parts/registration-dialog/prices.ts';
import { properties } from '../../widgets/training-registration/training-registration.props.ts';
import { after, answered, requested } from '../support/coupon-events.ts';

describe('the party', () => {
  const offer = { is_bulk: true, has_spouse: true, baki_tiket: 5 };

  test('a spouse makes two, and switched off again one', () => {
    expect(party.quantityOf(party.withSpouse(true), offer)).toBe(2);
    expect(party.quantityOf(party.withSpouse(true), { ...offer, is_bulk: false })).toBe(2);
    const without = party.quantityOf(party.withSpouse(true), { ...offer, has_spouse: false });
    expect(without, 'the tickets chosen last').toBe(2);
    expect(party.quantityOf(party.withSpouse(false), offer)).toBe(1);
    expect(party.quantityOf(party.alone, offer)).toBe(1);
    expect(party.quantityOf({ spouse: false, chosen: 4 }, offer)).toBe(4);
  });

  test('without the flags it is one person', () => {
    expect(party.quantityOf({ spouse: true, chosen: 4 }, { is_bulk: false, has_spouse: false, baki_tiket: 5 })).toBe(1);
  });

  test('the spouse is offered while at least two tickets remain', () => {
    const mayBring = (baki_tiket: number | null) => party.mayBringSpouse({ ...offer, baki_tiket });
    expect([0, 1, 2, null].map(mayBring)).toEqual([false, false, true, true]);
    expect(party.mayBringSpouse({ ...offer, has_spouse: false })).toBe(false);
  });

  test('quantities run from 1 to the tickets that remain', () => {
    expect(party.quantities(offer)).toEqual([1, 2, 3, 4, 5]);
    expect(party.quantities({ ...offer, baki_tiket: 50 })).toHaveLength(50);
    expect(party.quantities({ ...offer, baki_tiket: 51 }), 'too many for a list').toBeUndefined();
    expect(party.mostTickets({ ...offer, baki_tiket: Number.MAX_SAFE_INTEGER })).toBe(999_999);
    expect(party.isTooMany({ spouse: false, chosen: 6 }, offer)).toBe(true);
    expect(party.isTooMany({ spouse: false, chosen: 5 }, offer)).toBe(false);
    expect(party.isTooMany(party.alone, offer)).toBe(false);
  });

  test('where the tickets that remain are not known, one can be had, and that is never too many', () => {
    const unknown = { ...offer, baki_tiket: null };
    expect(party.quantities(unknown)).toEqual([1]);
    for (const each of [party.alone, party.withSpouse(true)]) expect(party.isTooMany(each, unknown)).toBe(false);
    expect([0, 1, null].map((baki_tiket) => party.isSoldOut({ ...offer, baki_tiket }))).toEqual([true, false, false]);
    expect([0, 1, 2].map((baki_tiket) => party.mostTickets({ ...offer, baki_tiket }))).toEqual([1, 1, 2]);
  });
});

describe('PG codes', () => {
  test.each([
    ['pg12345', 'PG12345'],
    ['12345', 'PG12345'],
    ['PG 1234-5678 9', 'PG12345678'],
    ['pg', 'PG'],
    ['p', 'P'],
    ['  pg', 'PG'],
    ['x', ''],
    ['', ''],
  ])('the mask makes "%s" into "%s"', (typed, masked) => {
    expect(maskedPgCode(typed)).toEqual({ code: masked, caret: masked.length });
  });

  test('the mask changes nothing twice, and full ones are valid', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(), (typed, caret) => {
        const masked = maskedPgCode(typed, caret);
        expect(maskedPgCode(masked.code, masked.caret)).toEqual(masked);
      }),
    );
    fc.assert(
      fc.property(
        fc.stringMatching(/^\d{5,8}$/),
        (digits) => void expect(isPgCode(maskedPgCode(digits).code)).toBe(true),
      ),
    );
  });

  // "|" is the caret
  test.each([
    ['PG1239|45678', 'PG123|45678', 'a ninth digit in the middle'],
    ['PG123456789|', 'PG12345678|', 'a ninth digit at the end'],
    ['9|PG12345678', 'PG|12345678', 'a ninth digit before the prefix'],
    ['PG123-|456', 'PG123|456', 'a dash'],
    ['PG12378|456', 'PG12378|456', 'two more digits'],
    ['PG123-78|456', 'PG12378|456', 'a pasted part with a dash'],
    ['PG12|45678', 'PG12|45678', 'one taken out'],
    ['P|12345', 'PG|12345', 'the G taken out'],
    ['PG99999|78', 'PG99999|78', 'digits pasted over others'],
    ['PG|1234567890', 'PG|12345678', 'more than fit behind the caret'],
    ['PG9999999|78', 'PG999999|78', 'more than fit pasted over others'],
  ])('the mask makes "%s" into "%s": %s', (typed, masked) => {
    const { code, caret } = maskedPgCode(typed.replace('|', ''), typed.indexOf('|'));
    expect(`${code.slice(0, caret)}|${code.slice(caret)}`).toBe(masked);
  });

  const digits = fc.stringMatching(/^\d{0,8}$/);
  test('what is typed or pasted anywhere takes no digit away, and the caret stays behind what is new', () => {
    fc.assert(
      fc.property(digits, fc.nat(8), fc.string(), (there, at, added) => {
        const [before, after] = [there.slice(0, at), there.slice(at)];
        const typed = `PG${before}${added}`;
        const { code, caret } = maskedPgCode(typed + after, typed.length);
        const [kept, rest] = [code.slice(2, caret), code.slice(caret)];
        expect(rest).toBe(after);
        expect(kept.startsWith(before)).toBe(true);
        expect((before + added.replace(/\D/g, '')).startsWith(kept)).toBe(true);
      }),
    );
  });

  test.each(['PG1234', 'PG123456789', 'pg12345', 'PG12345 ', 'XPG12345'])('"%s" is none', (code) => {
    expect(isPgCode(code)).toBe(false);
  });
});

describe('payloads', () => {
  const values = {
    training_id: '7',
    training_referrer: null,
    valid_referral_coupon: false,
    training_price_id: '3',
    fullUnitSen: 20_000,
    coupons: noCoupons,
    spouse: null,
    quantity: 1,
    totalSen: 21_599,
  };

  test('an enrolment fits the contract and carries the total of the screen', () => {
    const payload = { user_id: '101', ...enrolmentOf(values) };
    expect(v.parse(enrol.request, payload)).toEqual(payload);
    expect(payload).toMatchObject({
      jumlah_bayaran: 215.99,
      kuantiti: 1,
      coupon_code: '',
      has_spouse: false,
      spouse_name: '',
      spouse_phone: '',
    });
  });

  test('names only the coupon that is in force', () => {
    const coupons = after(
      requested('coupon', 1, 'RAYA'),
      answered('coupon', 1, 15_000),
      requested('referral', 2, 'KAWAN'),
      answered('referral', 2, 18_000),
    );
    expect(enrolmentOf({ ...values, coupons })).toMatchObject({
      coupon_code: '',
      referral_coupon_code: 'KAWAN',
      valid_referral_coupon: true,
    });
    const coupon = after(requested('coupon', 1, 'RAYA'), answered('coupon', 1, 15_000));
    expect(enrolmentOf({ ...values, coupons: coupon, valid_referral_coupon: true })).toMatchObject({
      coupon_code: 'RAYA',
      referral_coupon_code: '',
      valid_referral_coupon: false,
    });
    const refused = after(requested('coupon', 1, 'SALAH'), answered('coupon', 1, null));
    expect(enrolmentOf({ ...values, coupons: refused, valid_referral_coupon: true })).toMatchObject({
      coupon_code: '',
      referral_coupon_code: '',
      valid_referral_coupon: true,
    });
    expect(enrolmentOf({ ...values, coupons, fullUnitSen: 30_000 })).toMatchObject({ referral_coupon_code: '' });
  });

  test('the spouse comes with name and full number', () => {
    const payload = enrolmentOf({
      ...values,
      quantity: 2,
      spouse: { name: ' Ali ', phone_code: '60', phone: '013-111 2222' },
    });
    expect(payload).toMatchObject({ has_spouse: true, spouse_name: 'Ali', spouse_phone: '60131112222', kuantiti: 2 });
    expect(v.is(enrol.request, { user_id: '101', ...payload })).toBe(true);
  });

  test('a visitor is registered with digits only', () => {
    const payload = registrationOf({
      name: ' Siti ',
      pg_code: 'PG12345',
      phone_code: '60',
      phone: '012 345 6789',
      email: ' a@b.my ',
      upline_fmd_id: '9',
    });
    expect(payload).toEqual({
      name: 'Siti',
      pg_code: 'PG12345',
      phone: '60123456789',
      email: 'a@b.my',
      upline_fmd_id: '9',
    });
    expect(v.is(registerDealer.request, payload)).toBe(true);
  });
});

describe('properties', () => {
  const least = { training_id: 7, title: 'Latihan', yuran: '199.95' };

  test('come in the spellings of real backends', () => {
    const parsed = v.parse(properties, {
      ...least,
      variant: '2',
      user_id: '',
      training_referrer: '0',
      has_spouse: 1,
      has_coupon: '0',
      baki_tiket: '-3',
      sst: '8.00',
      upline_fmd: null,
      prices: [{ id: 3, name: null }],
    });
    expect(parsed).toMatchObject({
      variant: 2,
      user_id: null,
      training_referrer: null,
      yuran: 19_995,
      has_spouse: true,
      has_coupon: false,
      baki_tiket: 0,
      sst: 8,
      upline_fmd: [],
      training_id: '7',
    });
    expect(parsed.prices).toEqual([{ id: '3', name: '', price: null }]);
  });

  test('an amount or count the template wrote from null is absent, and does not take the button away', () => {
    const prices = [{ id: 3, name: 'Biasa', price: '' }];
    const parsed = v.parse(properties, { ...least, baki_tiket: '', total_pax: ' ', sst: '', prices });
    expect(parsed).toMatchObject({ baki_tiket: null, total_pax: null, sst: 0, prices: [{ price: null }] });
    expect(v.parse(properties, { ...least, yuran: '', prices: [{ id: 1, price: '10' }] }).yuran).toBeNull();
  });

  test.each([
    [{ training_id: 7, title: 'x' }, 'yuran'],
    [{ training_id: 7, title: 'x', prices: [{ id: 1, price: null }] }, 'yuran'],
    [{ ...least, yuran: '-1' }, 'not negative'],
    [{ ...least, sst: -8 }, 'not negative'],
    [{ ...least, variant: 3 }, '1 or 2'],
  ])('%o are refused', (given, sentence) => {
    const { issues } = v.safeParse(properties, given);
    expect(issues?.map(({ message }) => message).join()).toContain(sentence);
  });

  test('the first price is the default, and yuran stands in for a price that is missing', () => {
    const { prices, yuran } = v.parse(properties, {
      ...least,
      prices: [
        { id: 1, name: 'A', price: 10 },
        { id: 2, name: 'B', price: null },
      ],
    });
    expect(fullUnitSen(chosenPrice(prices, null), yuran)).toBe(1_000);
    expect(fullUnitSen(chosenPrice(prices, '2'), yuran)).toBe(19_995);
    expect(chosenPrice(prices, 'gone')?.id).toBe('1');
    expect(fullUnitSen(chosenPrice([], null), yuran)).toBe(19_995);
  });
});
