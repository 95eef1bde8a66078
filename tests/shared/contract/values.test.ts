import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { list, map, name } from '../../../shared/contract/collections.ts';
import { momentPattern, monthPattern } from '../../../shared/contract/date-patterns.ts';
import { dateTime, plainDate } from '../../../shared/contract/dates.ts';
import { object } from '../../../shared/lib/schema/schema.ts';
import { optionalMonth } from '../../../shared/contract/months.ts';
import { apprenticeStatus } from '../../../shared/contract/host-values.ts';
import {
  count,
  decidedFlag,
  decimal,
  flag,
  id,
  phoneNumber,
  places,
  positiveCount,
  price,
  ringgit,
  sen,
  text,
} from '../../../shared/contract/values.ts';

const TRUE = [true, 1, '1', 'true'];
const FALSE = [false, 0, '0', 'false', '', null];

describe('flag (W1)', () => {
  it.each(TRUE)('%j is true', (value) => expect(v.parse(flag, value)).toBe(true));
  it.each(FALSE)('%j is false', (value) => expect(v.parse(flag, value)).toBe(false));
  it('refuses everything else', () => {
    fc.assert(
      fc.property(
        fc.anything().filter((value) => !([...TRUE, ...FALSE] as unknown[]).includes(value) && !Object.is(value, -0)),
        (value) => {
          expect(v.is(flag, value)).toBe(false);
        },
      ),
    );
  });
});

describe('ids and numbers (W11)', () => {
  it('takes a number and its text for the same id', () => {
    fc.assert(
      fc.property(fc.integer(), (number) => {
        expect(v.parse(id, number)).toBe(v.parse(id, String(number)));
      }),
    );
  });
  it('refuses an id with half a character: no address could carry it', () => {
    expect(v.is(id, '7\ud83d')).toBe(false);
    expect(v.is(id, '7😀')).toBe(true);
  });
  it('refuses an id that is empty, missing or no number', () => {
    for (const value of ['', ' ', null, undefined, Number.NaN, {}, true]) expect(v.is(id, value)).toBe(false);
  });
  it('refuses the thousands separators that templates print, with a sentence', () => {
    for (const value of ['1,234', ' 12,345,678 '])
      expect(v.safeParse(id, value).issues?.[0].message).toBe(
        'expected an id without thousands separators, as the database has it',
      );
    for (const value of ['1,2', '1,2345', 'a,123']) expect(v.is(id, value)).toBe(true);
  });
  it('refuses a number whose last digits JSON has changed, and takes its text', () => {
    for (const value of [2 ** 53, 1e25, 1.5]) expect(v.is(id, value)).toBe(false);
    expect(v.parse(id, '9007199254740993')).toBe('9007199254740993');
  });
  it('reads a decimal and its text alike', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 0, max: 99 }), (whole, fraction) => {
        const written = `${whole}.${String(fraction).padStart(2, '0')}`;
        expect(v.parse(decimal, written)).toBe(v.parse(decimal, Number(written)));
      }),
    );
  });
  it('refuses texts that only resemble numbers', () => {
    for (const value of ['', '1e5', '0x10', '1,5', 'NaN', 'Infinity', null, Number.POSITIVE_INFINITY, [], true])
      expect(v.is(decimal, value)).toBe(false);
  });
  it('never has fewer than no places', () => {
    fc.assert(
      fc.property(fc.integer(), (number) => {
        expect(v.parse(places, number)).toBe(Math.max(0, number));
      }),
    );
    expect(v.is(places, 1.5)).toBe(false);
  });
});

it('an apprentice is pending, approved or rejected, as a number or its text', () => {
  expect([0, '0', 1, '1', 2, '2'].map((status) => v.parse(apprenticeStatus, status))).toEqual([0, 0, 1, 1, 2, 2]);
  for (const status of ['', 3, '3', null]) expect(v.is(apprenticeStatus, status)).toBe(false);
});

it('a count begins at 0, a positive one at 1', () => {
  expect([-1, 0, 1].map((value) => v.is(count, value))).toEqual([false, true, true]);
  expect([0, 1, 2].map((value) => v.is(positiveCount, value))).toEqual([false, true, true]);
});

describe('amounts', () => {
  it('reads every amount in ringgit to the exact sen, as number and as text', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000_00 }), (amount) => {
        const written = (amount / 100).toFixed(2);
        expect(v.parse(sen, written)).toBe(amount);
        expect(v.parse(sen, Number(written))).toBe(amount);
        expect(v.parse(ringgit, amount / 100)).toBe(amount / 100);
      }),
    );
  });
  it('refuses values that are not amounts', () => {
    for (const value of ['', 'RM5', '1,2', null, Number.NaN, {}]) expect(v.is(sen, value)).toBe(false);
  });
  it('refuses a price below nothing', () =>
    expect(['-20.00', -1, '0', 20].map((value) => v.is(price, value))).toEqual([false, false, true, true]));
  it('refuses to send parts of a sen', () => expect(v.is(ringgit, 1.005)).toBe(false));
});

const SCHEMAS = Object.entries({
  ...{ flag, decidedFlag, id, decimal, count, positiveCount, places, sen, price, ringgit, phoneNumber },
  ...{ dateTime, plainDate, optionalMonth },
});
const REFUSED = ['2 slot', 'maybe', '', ' ', null, 1.5, 1.005, 0, -1, -0.5, '2026-13', [], {}];

it.each(SCHEMAS)('the sentences about a %s recommend nothing that is refused', (_, schema) => {
  const sentences = REFUSED.flatMap((value) => v.safeParse(schema, value).issues ?? []).map(({ message }) => message);
  const recommended = sentences.flatMap((each) =>
    [...each.replace(/data-….*|2\^53/, '').matchAll(/"[^"]*"|[\d.]+\d|\d|\b(?:true|false|null)\b/g)].map(
      ([text]) => text,
    ),
  );
  expect(sentences.length).toBeGreaterThan(0);
  for (const each of recommended) expect(v.is(schema, JSON.parse(each)), each).toBe(true);
});

it('says of a number that must be whole that it must be, and how', () => {
  const sentence = (value: unknown) => v.safeParse(places, value).issues?.map(({ message }) => message);
  for (const value of ['2 slot', '', 1.5, true])
    expect(sentence(value)).toEqual(['expected a whole number or the text of one, such as 3 or "3"']);
});

describe('texts and names', () => {
  it('makes an absent text the empty text and a number its digits', () => {
    expect([null, undefined, 5, 'x'].map((value) => v.parse(text, value))).toEqual(['', '', '5', 'x']);
  });
  it('takes a text and an object with that name for the same name (W13)', () => {
    fc.assert(
      fc.property(fc.string(), (value) => {
        expect(v.parse(name, value)).toBe(v.parse(name, { name: value }));
      }),
    );
    for (const value of [{}, { name: {} }, [], true]) expect(v.is(name, value)).toBe(false);
  });
  it('sends telephone numbers as digits only', () => {
    expect(v.is(phoneNumber, '60123456789')).toBe(true);
    for (const value of ['', '+60123', '012-345', null]) expect(v.is(phoneNumber, value)).toBe(false);
  });
});

describe('lists and maps', () => {
  it('takes a list with gaps, as PHP writes it, for a list', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.nat().map(String), fc.string()), (numbered) => {
        expect(v.parse(list(v.string()), numbered)).toEqual(Object.values(numbered));
        expect(v.parse(list(v.string()), Object.values(numbered))).toEqual(Object.values(numbered));
      }),
    );
    expect(v.parse(list(v.string()), null)).toEqual([]);
  });
  it('names the place of what is wrong inside', () => {
    const { issues } = v.safeParse(map(v.string(), list(object({ total: decimal }))), {
      a: [{ total: 1 }, { total: 'x' }],
    });
    expect(v.getDotPath(issues![0])).toBe('a.1.total');
  });
  it('takes [] and null for an empty map, but no list with something in it (W11)', () => {
    const schema = map(v.string(), v.string());
    expect(v.parse(schema, [])).toEqual({});
    expect(v.parse(schema, null)).toEqual({});
    expect(v.is(schema, ['a'])).toBe(false);
  });
});

describe('days and moments', () => {
  const moments = fc
    .date({ min: new Date('1990-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
    .map((date) => new Date(Math.floor(date.getTime() / 1000) * 1000));

  it('reads the same moment from Kuala Lumpur time, UTC and any offset', () => {
    fc.assert(
      fc.property(moments, fc.integer({ min: -12, max: 14 }), (moment, offset) => {
        const clock = (hours: number) => new Date(moment.getTime() + hours * 3_600_000).toISOString().slice(0, 19);
        const zone = `${offset < 0 ? '-' : '+'}${String(Math.abs(offset)).padStart(2, '0')}:00`;
        const expected = `${clock(8)}+08:00`;
        for (const written of [
          clock(8),
          clock(8).replace('T', ' '),
          `${clock(0)}Z`,
          `${clock(0)}.000000Z`,
          clock(offset) + zone,
          expected,
        ]) {
          expect(v.parse(dateTime, written)).toBe(expected);
          expect(written).toMatch(new RegExp(momentPattern()));
          expect(written).toMatch(new RegExp(monthPattern()));
        }
        expect(new Date(v.parse(dateTime, `${clock(0)}Z`)).getTime()).toBe(moment.getTime());
        expect(v.parse(plainDate, `${clock(0)}Z`)).toBe(clock(8).slice(0, 10));
      }),
    );
  });
  it('the patterns of the reference refuse what is no date', () => {
    const refused = ['2026-13-01', '2026-11-32', '2026-11-23 25:00', '2026-11-23T09:00+8', '23/11/2026', '1', 'x'];
    for (const pattern of [momentPattern(), monthPattern()])
      expect(refused.filter((each) => new RegExp(pattern).test(each))).toEqual([]);
    expect(['', '3-2026', '2026-03'].map((each) => new RegExp(monthPattern()).test(each))).toEqual([true, true, true]);
    expect(['', '13-2026'].map((each) => new RegExp(momentPattern()).test(each))).toEqual([false, false]);
  });
  it('refuses days that no calendar has, and other spellings', () => {
    for (const value of ['2026-02-30', '2026-13-01', '23/11/2026', '2026-1-2', '', 'today', null, 20261123])
      expect(v.is(plainDate, value)).toBe(false);
    for (const value of ['2026-11-23 25:00:00', '2026-11-23 9am', '2026-11-23T09:00:00+8'])
      expect(v.is(dateTime, value)).toBe(false);
  });
});
