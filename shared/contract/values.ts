/**
 * The values that travel between host and widget, each with every spelling a real backend uses (decisions W1, W2, W10–W13),
 * made one type here, once, for answers and page properties alike.
 */
import * as v from 'valibot';
import { senFromRinggit } from '../lib/sen.ts';

/** A flag (W1): `true, 1, "1", "true"` and `false, 0, "0", "false", "", null`. Anything else is an error, not `false`. */
export const flag = v.pipe(
  v.union(
    [v.boolean(), v.picklist([1, 0, '1', '0', 'true', 'false', '']), v.null()],
    'expected true, 1, "1", "true" or false, 0, "0", "false", "" or null',
  ),
  v.transform((value) => value === true || value === 1 || value === '1' || value === 'true'),
);

/** An id (W11): a number or a numeric or other short text, made a text so that `7` and `"7"` are the same id. */
export const id = v.pipe(
  v.union(
    [v.pipe(v.string(), v.trim(), v.nonEmpty()), v.pipe(v.number(), v.finite())],
    'expected a number or a text that is not empty',
  ),
  v.transform(String),
);

/** A decimal number (W11): `199.95` or `"199.95"`. */
export const decimal = v.union(
  [v.pipe(v.number(), v.finite()), v.pipe(v.string(), v.trim(), v.regex(/^-?\d+(\.\d+)?$/), v.transform(Number))],
  'expected a number or the text of one, such as 199.95 or "199.95"',
);

/** A whole number that is not negative, such as a count of places. */
export const count = v.pipe(
  decimal,
  v.integer('expected a whole number'),
  v.minValue(0, 'expected a number that is not negative'),
);

/** A text that may be absent; `null` becomes the empty text (W11). Numbers become text, as PHP writes them either way. */
export const text = v.pipe(v.nullish(v.union([v.string(), v.number()], 'expected a text'), ''), v.transform(String));

/** How many places are left: a whole number; overbooked, which some backends write as a negative number, is `0`. */
export const places = v.pipe(
  decimal,
  v.integer('expected a whole number'),
  v.transform((value) => Math.max(0, value)),
);

/**
 * An amount the server writes in ringgit (`199.95`, `"199.95"`, `"1,199.95"`), made whole **sen** (`19995`) so that sums are exact (D1).
 */
export const sen = v.pipe(
  v.union([v.number(), v.string()], 'expected an amount in ringgit, such as 199.95 or "199.95"'),
  v.rawTransform<string | number, number>(({ dataset, addIssue, NEVER }) => {
    const amount = senFromRinggit(dataset.value);
    if (amount !== undefined) return amount;
    addIssue({ message: 'expected an amount in ringgit, such as 199.95 or "199.95"' });
    return NEVER;
  }),
);

/** An amount a widget sends, in ringgit with at most two decimals: `sen / 100`. */
export const ringgit = v.pipe(
  decimal,
  v.check(
    (value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6,
    'expected ringgit with at most two decimals',
  ),
);

/** A telephone number as it is sent: the country's code and the number, digits only (D3). */
export const phoneNumber = v.pipe(
  text,
  v.regex(/^\d+$/, 'expected digits only, starting with the country code, such as 60123456789'),
);
