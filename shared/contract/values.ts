/**
 * Schemas of single values. Each accepts every spelling that a real server uses and converts it to one type, for answers and page
 * properties alike (decisions W1, W2, W10–W13).
 */
import * as v from 'valibot';
import { flag, readBy, text } from '../lib/schema/index.ts';
import { type JsonSchema, type WireShape, wireShape } from '../lib/wire-shape/index.ts';
import { senFromRinggit } from '../lib/index.ts';

export { flag, id, text } from '../lib/schema/index.ts';

/**
 * A flag that costs money or access. It refuses the empty text, because that may mean either: templates print false as an empty text,
 * and an attribute without a value is empty too (D27).
 */
export const decidedFlag = v.pipe(
  v.unknown(),
  v.check(
    (value) => value !== '',
    'expected 1 or 0: an empty attribute may be a template\'s false or a bare attribute; write data-…="{{ $flag ? 1 : 0 }}"',
  ),
  flag,
);
wireShape(decidedFlag, {
  name: 'DecidedFlag',
  description: 'Yes or no, never as an empty text, which could be either (D27).',
  received: { enum: [true, false, 1, 0, '1', '0', 'true', 'false', null] },
});

// @__NO_SIDE_EFFECTS__
const numberOr = (expectation: string) =>
  v.union(
    [
      v.pipe(
        v.number(),
        v.check((value) => Number.isFinite(value)),
      ),
      v.pipe(v.string(), v.trim(), v.regex(/^-?\d+(\.\d+)?$/), v.transform(Number)),
    ],
    expectation,
  );

/** A decimal number (W11): `199.95` or `"199.95"`. */
export const decimal = numberOr('expected a number or the text of one, such as 199.95 or "199.95"');
wireShape(decimal, {
  name: 'Decimal',
  description: 'A number, or the text of one (W11).',
  received: { anyOf: [{ type: 'number' }, { type: 'string', pattern: '^\\s*-?\\d+(\\.\\d+)?\\s*$' }] },
  sent: { type: 'number' },
});

const EXPECTED_WHOLE = 'expected a whole number or the text of one, such as 3 or "3"';
const whole = v.pipe(
  numberOr(EXPECTED_WHOLE),
  v.check((value) => Number.isInteger(value), EXPECTED_WHOLE),
);

/** The wire shape of a whole number of at least `minimum`; `pattern` is that of its text, and `words` what is said of it. */
const wholeShape = (name: string, words: string, minimum: number, pattern: string): WireShape => ({
  name,
  description: `${words}, or the text of one (W11).`,
  received: {
    anyOf: [
      { type: 'integer', minimum },
      { type: 'string', pattern },
    ],
  },
  sent: { type: 'integer', minimum, description: `${words}.` },
});

/** A whole number of at least 0, such as a count of places. */
export const count = v.pipe(whole, v.minValue(0, 'expected a number that is not negative'));
wireShape(count, wholeShape('Count', 'A whole number that is not negative', 0, '^\\s*\\d+(\\.0+)?\\s*$'));

/** A number of which 0 makes no sense, such as that of the lines to show. */
export const positiveCount = v.pipe(whole, v.minValue(1, 'expected a number of at least 1'));
wireShape(
  positiveCount,
  wholeShape('PositiveCount', 'A whole number of at least 1', 1, '^\\s*0*[1-9]\\d*(\\.0+)?\\s*$'),
);

/** The number of places left. Some servers write a negative number for an overbooked slot; it becomes `0`. */
export const places = v.pipe(
  whole,
  v.transform((value) => Math.max(0, value)),
);
wireShape(places, {
  name: 'Places',
  description: 'How many places are left: a whole number, or the text of one; a negative one counts as 0.',
  received: { anyOf: [{ type: 'integer' }, { type: 'string', pattern: '^\\s*-?\\d+(\\.0+)?\\s*$' }] },
});

/**
 * What senFromRinggit takes, with up to 13 digits before the point, and the greatest amount that is exact in sen. The pattern
 * leaves out the few amounts between the two: it would be too long.
 */
const RINGGIT = '((\\d{1,13}|\\d{1,3}(,\\d{3}){1,3}|\\d(,\\d{3}){4})(\\.\\d*)?|\\.\\d+)';
const MOST_RINGGIT = 90_071_992_547_409;
/** The shape of an amount, which may be below 0 with the sign `-?`. */
const amountShape = (sign: '' | '-?'): JsonSchema => ({
  anyOf: [
    { type: 'number', minimum: sign ? -MOST_RINGGIT : 0, maximum: MOST_RINGGIT },
    { type: 'string', pattern: `^\\s*${sign}${RINGGIT}\\s*$` },
  ],
});

/** An amount in ringgit (`199.95`, `"199.95"`, `"1,199.95"`), converted to whole **sen** (`19995`), so that sums are exact (D1). */
export const sen = readBy<string | number, number>(
  (value) => (typeof value === 'string' || typeof value === 'number' ? senFromRinggit(value) : undefined),
  'expected an amount in ringgit, such as 199.95 or "199.95"',
);
wireShape(sen, {
  name: 'AnyRinggit',
  unit: 'ringgit',
  description: 'An amount in ringgit, also below 0: 199.95, "199.95" or "1,199.95". Parts of a sen are rounded.',
  received: amountShape('-?'),
});

/** What something costs, in sen: an amount that is not negative. */
export const price = v.pipe(sen, v.minValue(0, 'expected an amount that is not negative'));
wireShape(price, {
  name: 'Ringgit',
  unit: 'ringgit',
  description: 'An amount in ringgit that is not negative: 199.95, "199.95" or "1,199.95". Parts of a sen are rounded.',
  received: amountShape(''),
});

/** An amount that a widget sends: ringgit with at most two decimals, `sen / 100`. */
export const ringgit = v.pipe(
  decimal,
  v.check(
    (value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6,
    'expected ringgit with at most two decimals',
  ),
);
wireShape(ringgit, {
  name: 'RinggitSent',
  unit: 'ringgit',
  description: 'An amount in ringgit, with at most two decimals.',
  received: { type: 'number' },
  sent: { type: 'number' },
});

/** A telephone number in a payload: country code and number, digits only (D3). */
export const phoneNumber = v.pipe(
  text,
  v.regex(/^\d+$/, 'expected digits only, starting with the country code, such as 60123456789'),
);
wireShape(phoneNumber, {
  name: 'PhoneNumber',
  description: 'A telephone number: the code of the country and the number, digits only (D3).',
  received: { type: ['string', 'integer'], pattern: '^\\d+$' },
  sent: { type: 'string', pattern: '^\\d+$' },
});
