/** The three values that nearly every widget needs. */
import { PRINTED_FOR_MISSING } from './printed-for-missing.ts';
import { readBy } from './schema.ts';
import { wireShape } from '../wire-shape/index.ts';

const TRUE: readonly unknown[] = [true, 1, '1', 'true'];
const FALSE: readonly unknown[] = [false, 0, '0', 'false', '', null];

/** A flag (W1): `true, 1, "1", "true"` and `false, 0, "0", "false", "", null`. Anything else is an error, not `false`. */
export const flag = readBy<boolean | 0 | 1 | '0' | '1' | 'true' | 'false' | '' | null, boolean>(
  (value) => TRUE.includes(value) || (FALSE.includes(value) ? false : undefined),
  'expected true, 1, "1", "true", false, 0, "0" or "false"',
);
wireShape(flag, {
  name: 'Flag',
  description: 'Yes: true, 1, "1" or "true". No: false, 0, "0", "false", null, or empty (W1). No other word.',
  received: { enum: [true, false, 1, 0, '1', '0', 'true', 'false', '', null] },
  sent: { type: 'boolean', description: 'Yes or no.' },
});

/** A number as Django's and Rails' templates may print it: another record would be read of `1,234` somewhere. */
const GROUPED = /^\d{1,3}(,\d{3})+$/;

/**
 * An id (W11), always as text: `7` and `"7"` are the same. JSON changes the last digits of a number beyond 2^53, and no address
 * can hold half a character: both are refused.
 */
export const id = readBy<string | number, string>((value) => {
  const text = typeof value === 'string' || Number.isSafeInteger(value) ? String(value).trim() : '';
  if (GROUPED.test(text)) throw new TypeError('expected an id without thousands separators, as the database has it');
  return PRINTED_FOR_MISSING.test(text) || /\p{Cs}/u.test(text) ? undefined : text;
}, 'expected an id: a text, or a whole number below 2^53');
wireShape(id, {
  name: 'Id',
  description:
    'An id: a whole number below 2^53, or a short text that is not the word a template writes for nothing; 7 and "7" are the same (W11).',
  received: {
    anyOf: [
      { type: 'integer', minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER },
      {
        type: 'string',
        pattern: '\\S',
        not: { pattern: `${PRINTED_FOR_MISSING.source}|${GROUPED.source}` },
      },
    ],
  },
  sent: { type: 'string', minLength: 1, description: 'An id, always as a text.' },
});

/** An optional text (W11): `null` becomes the empty text, and numbers become text, because PHP may write either. */
export const text = readBy<string | number | null | undefined, string>(
  (value = '') =>
    value === null ? '' : typeof value === 'string' || typeof value === 'number' ? String(value) : undefined,
  'expected a text',
);
wireShape(text, {
  name: 'Text',
  description: 'A text; numbers are taken as texts, null and what is left out as the empty text (W11).',
  received: { type: ['string', 'number', 'null'] },
  sent: { type: 'string', description: 'A text, which may be empty.' },
});
