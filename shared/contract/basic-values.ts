// chunk: core
/** The three schemas that nearly every widget needs, in a file of their own so that the lightest page loads no others. */
import * as v from 'valibot';
import { wireShape } from './wire-shape.ts';

/** A flag (W1): `true, 1, "1", "true"` and `false, 0, "0", "false", "", null`. Anything else is an error, not `false`. */
export const flag = v.pipe(
  v.nullable(
    v.union(
      [v.boolean(), v.picklist([1, 0, '1', '0', 'true', 'false', ''])],
      'expected true, 1, "1", "true" or false, 0, "0", "false", "" or null',
    ),
  ),
  v.transform((value) => value === true || value === 1 || value === '1' || value === 'true'),
);
WIRE: wireShape(flag, {
  name: 'Flag',
  description: 'Yes or no, in any spelling of it (W1).',
  received: { enum: [true, false, 1, 0, '1', '0', 'true', 'false', '', null] },
  sent: { type: 'boolean' },
});

/** A lone surrogate, left when a text is cut in the middle of a character. It cannot be encoded in an address. */
const HALF_CHARACTER = /\p{Cs}/u;

/** How Python, Ruby and JavaScript print a missing value. */
const NOTHING = /^(None|nil|null|undefined|NaN|-?Infinity)$/;

/** An id (W11): a number or a short text, always converted to text, so that `7` and `"7"` are the same id. */
export const id = v.pipe(
  v.union([v.string(), v.number()], 'expected a number or a text that is not empty'),
  v.transform((value) => String(value).trim()),
  v.nonEmpty('expected a number or a text that is not empty'),
  v.check(
    (text) => !NOTHING.test(text),
    'expected an id, not the word a template writes for nothing; leave the attribute out where there is none',
  ),
  v.check((text) => !HALF_CHARACTER.test(text), 'expected a text of whole characters (it has a lone surrogate)'),
);
WIRE: wireShape(id, {
  name: 'Id',
  description: 'An id: a number or a short text; 7 and "7" are the same (W11).',
  received: { type: ['string', 'number'], minLength: 1 },
  sent: { type: 'string', minLength: 1 },
});

/** An optional text (W11): `null` becomes the empty text, and numbers become text, because PHP may write either. */
export const text = v.pipe(v.nullish(v.union([v.string(), v.number()], 'expected a text'), ''), v.transform(String));
WIRE: wireShape(text, {
  name: 'Text',
  description: 'A text; numbers are taken as texts, null and what is left out as the empty text (W11).',
  received: { type: ['string', 'number', 'null'] },
  sent: { type: 'string' },
});
