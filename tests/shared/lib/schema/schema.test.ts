/** The kinds of schema of our own, alone and inside valibot's. */
import fc from 'fast-check';
import * as v from 'valibot';
import { afterEach, describe, expect, it } from 'vitest';
import { checked, object, oneOf, optional, parse, readBy } from '../../../../shared/lib/schema/schema.ts';

const whole = readBy<unknown, number>(
  (value) => (Number.isInteger(value) ? Number(value) : undefined),
  'expected whole',
);
const even = checked(whole, (value) => value % 2 !== 0 && `expected even, not ${value}`);
const wrong = (issues: ReadonlyArray<v.BaseIssue<unknown>> = []) =>
  issues.map(({ path = [], message }) => `${path.map(({ key }) => key).join('.')}: ${message}`);

describe('an object', () => {
  const place = object({ id: whole, name: optional(v.string(), 'none'), note: optional(v.string()) });

  it('has its fields, the default of those that are missing, and no others', () =>
    expect(parse(place, { id: 1, other: 2 })).toMatchObject({ value: { id: 1, name: 'none' } }));

  it('says of each wrong field where it is, also deep inside, and keeps what is right', () => {
    const { value, issues } = parse(object({ places: v.array(place), of: whole }), {
      places: [{ id: 1 }, { id: 'x', name: 2 }],
      of: 3,
    });
    expect(wrong(issues)).toEqual([
      'places.1.id: expected whole',
      'places.1.name: Invalid type: Expected string but received 2',
    ]);
    expect(value.of).toBe(3);
  });

  it('says of a missing field what is expected', () =>
    expect(wrong(parse(place, {}).issues)).toEqual(['id: expected whole']));

  it.each([[[]], [null], ['{}'], [1], [undefined], [() => {}]])('is not %j', (value) =>
    expect(wrong(parse(place, value).issues)).toEqual([': expected an object']),
  );

  describe('in a page that extends Object.prototype', () => {
    afterEach(() => {
      Reflect.deleteProperty(Object.prototype, 'name');
      Reflect.deleteProperty(Object.prototype, 'extra');
    });

    it('has neither more fields nor other values', () => {
      Object.assign(Object.prototype, { name: 'inherited', extra: whole });
      const { value, issues } = parse(place, { id: 1 });
      expect(issues).toBeUndefined();
      expect(value.name).toBe('none');
      expect(Object.keys(value)).toEqual(['id', 'name']);
    });
  });
});

it('the default is read like a value', () =>
  expect(wrong(parse(optional(even, 3), undefined).issues)).toEqual([': expected even, not 3']));

it('a check sees only values that were read', () => {
  expect(wrong(parse(even, 'x').issues)).toEqual([': expected whole']);
  expect(wrong(parse(even, 3).issues)).toEqual([': expected even, not 3']);
  expect(parse(even, 4)).toMatchObject({ value: 4 });
});

it('a reader may throw a sentence of its own', () => {
  const reader = readBy(() => {
    throw new TypeError('expected another world');
  });
  expect(wrong(parse(reader, 1).issues)).toEqual([': expected another world']);
});

describe('inside valibot', () => {
  it('a union takes the first that fits', () => {
    const either = v.union([even, oneOf(['a', 1]), object({ id: whole })], 'expected one of three');
    for (const [given, read] of [
      [2, 2],
      ['a', 'a'],
      [1, 1],
      [{ id: 5 }, { id: 5 }],
    ])
      expect(v.parse(either, given)).toEqual(read);
    expect(wrong(v.safeParse(either, 3).issues)).toEqual([': expected one of three']);
  });

  it('an action of a pipe gets what was read, and none what was refused', () => {
    const tens = v.pipe(
      even,
      v.transform((value) => value * 10),
      v.maxValue(40, 'expected at most 40'),
    );
    expect(v.parse(tens, 4)).toBe(40);
    expect(wrong(v.safeParse(tens, 6).issues)).toEqual([': expected at most 40']);
    expect(wrong(v.safeParse(tens, 1).issues)).toEqual([': expected even, not 1']);
  });

  it('agrees with valibot about any value', () => {
    const ours = object({ a: optional(oneOf(['x', 1]), 'x'), b: optional(oneOf(['y'])), c: oneOf([2]) });
    const theirs = v.object({
      a: v.optional(v.picklist(['x', 1]), 'x'),
      b: v.optional(v.picklist(['y'])),
      c: v.picklist([2]),
    });
    const value = fc.record(
      { a: fc.constantFrom('x', 1, 2, null), b: fc.constantFrom('y', 'x'), c: fc.constantFrom(2, '2') },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(value, (given) => {
        const expected = v.safeParse(theirs, given);
        const { value: read, issues } = parse(ours, given);
        expect(issues?.map(({ path }) => path?.[0]?.key)).toEqual(expected.issues?.map(({ path }) => path?.[0]?.key));
        if (expected.success) expect(read).toEqual(expected.output);
      }),
    );
  });
});
