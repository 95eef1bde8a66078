/** Training registration: the logged-in person, registering a visitor, coupons, enrolling. */
import * as v from 'valibot';
import {
  codeOrAddress,
  documented,
  endpoint,
  nothingRead,
  oneField,
  phoneNumber,
  positiveCount,
  ringgit,
  sen,
} from '../index.ts';
import { flag, id, object, readBy, text } from '../../lib/schema/index.ts';
import { wireShape } from '../../lib/wire-shape/index.ts';

/** The answer to an enrolment when the person is enrolled already; otherwise it is an address. */
export const ALREADY_REGISTERED = 'already_registered';

/** Any status, but there is one. */
const otherStatus = readBy<unknown, 'invalid'>(
  (status) => (status === undefined ? undefined : 'invalid'),
  'expected a "status"',
);
wireShape(otherStatus, {
  name: 'OtherStatus',
  description: 'Any value but "valid".',
  received: { not: { const: 'valid' } },
});

/** An answer whose other fields are read only if `status` is 'valid'. Every other status becomes 'invalid'. */
// @__NO_SIDE_EFFECTS__
function whenValid<Entries extends v.ObjectEntries>(entries: Entries) {
  const valid = object({ status: v.literal('valid'), ...entries });
  const invalid = object({ status: otherStatus });
  const either = v.lazy((answer) =>
    typeof answer === 'object' && answer !== null && 'status' in answer && answer.status === 'valid' ? valid : invalid,
  );
  wireShape(either, { as: v.union([valid, invalid]) });
  return either;
}

const emptyObject = v.custom<object>(
  (value) => typeof value === 'object' && value !== null && Object.keys(value).length === 0,
);
wireShape(emptyObject, {
  name: 'EmptyObject',
  description: 'An object without fields.',
  received: { type: 'object', maxProperties: 0 },
});

/** An empty body, `{}` or `[]` (PHP's empty object): the answer of some servers when nobody is logged in. */
const loggedOut = v.pipe(
  v.nullable(v.union([v.literal(''), v.literal(false), emptyObject])),
  v.transform(() => ({ status: 'invalid' as const })),
);

/** A price, or an empty text for a coupon that is not valid. */
const priceOrEmpty = v.union(
  [
    v.pipe(
      v.literal(''),
      v.transform((): null => null),
    ),
    sen,
  ],
  'expected a price such as "199.95", or an empty text for a coupon that is not valid',
);

const priceField = oneField('price', 'message');

/** A coupon's answer: the discounted price per person, or `null` when the coupon is not valid. */
const discountedPrice = v.pipe(
  v.union(
    [
      priceField,
      v.pipe(
        v.literal(false),
        v.transform(() => ''),
      ),
    ],
    'expected a price or nothing',
  ),
  v.transform((price): string | number => price.trim()),
  priceOrEmpty,
);
/** Stands for a price on the wire, bare or in one of the fields. */
const priceInFields = v.unknown();
wireShape(priceInFields, {
  fieldsOf: priceField,
  of: v.nullable(v.union([v.pipe(v.string(), v.regex(/^\s*$/)), sen])),
});
wireShape(discountedPrice, {
  as: v.union([priceInFields, v.literal(false)]),
});

const loggedIn = whenValid({ user_id: id, name: text, pg_code: text });

const loggedInOrNot = v.lazy((answer) => (v.is(loggedOut, answer) ? loggedOut : loggedIn));
// the schema accepts PHP's [] as an object without fields
wireShape(loggedInOrNot, { as: v.union([loggedIn, loggedOut, v.tuple([])]) });

export const checkAuth = endpoint({
  method: 'GET',
  path: '/app/plt/auth',
  answer: loggedInOrNot,
});
documented(checkAuth, {
  summary: 'Ask who is logged in',
  notes: 'The `status` `valid` means logged in; every other status, or nothing at all, means a visitor.',
  byVisitors: true,
  answers: { visitor: { status: 'invalid' } },
  checks: 'Nothing at all.',
});

export const logOut = endpoint({
  method: 'GET',
  path: '/app/plt/logout',
  writes: true,
  answer: nothingRead,
  mayBePage: true,
  mayBeLogIn: true,
});
documented(logOut, {
  summary: 'End the session',
  notes: 'The answer may well be a log-in page.',
  checks: 'Nothing but that there is a session.',
});

export const registerDealer = endpoint({
  method: 'POST',
  path: '/app/plt/register',
  request: object({ name: text, pg_code: text, phone: phoneNumber, email: text, upline_fmd_id: id }),
  answer: whenValid({ user_id: id }),
});
documented(registerDealer, {
  summary: 'Register a visitor before the enrolment',
  notes:
    'Creates the person and answers with the new `user_id`, without logging anybody in. Keep it in the session of the visitor, so that the enrolment that follows can be about nobody else. For another training, or from another tab, the same person is sent again: the session that has created them gets the same `user_id`, everybody else a 422 for a `pg_code` or `email` that is taken.',
  byVisitors: true,
  answers: { refused: { status: 'invalid' } },
  checks:
    'All five fields are there. `pg_code` is PG and 5 to 8 digits, and nobody else has it. `phone` has digits only and begins with a country code. `email` is an address that nobody else has. `upline_fmd_id` is one of the FMDs that the page offers. What is wrong is answered with 422 and `{ "errors": { "pg_code": ["…"] } }`.',
});

export const enrol = endpoint({
  method: 'POST',
  path: '/app/training/daftar',
  request: object({
    user_id: id,
    training_id: id,
    coupon_code: text,
    has_spouse: flag,
    spouse_name: text,
    spouse_phone: v.union([v.literal(''), phoneNumber]),
    training_price_id: v.nullable(id),
    kuantiti: positiveCount,
    training_referrer: v.nullable(id),
    valid_referral_coupon: flag,
    referral_coupon_code: text,
    jumlah_bayaran: ringgit,
  }),
  answer: v.pipe(
    codeOrAddress(ALREADY_REGISTERED),
    v.transform((to) =>
      to === ALREADY_REGISTERED ? { outcome: 'already-registered' as const } : { outcome: 'pay' as const, to },
    ),
  ),
});
documented(enrol, {
  summary: 'Enrol someone in a training',
  notes:
    'The answer is `already_registered` once it is paid, else the path or address of the payment (W2): variant 1 appends a path to the page setting `payment_url`, variant 2 goes to it as it is. `jumlah_bayaran` is the price per person times `kuantiti`, plus SST in percent of that, rounded half up once for the whole order: 3 × 0.33 with 8 % SST make 1.07. The price per person is that of the valid coupon, else of the entry of `prices` with the id `training_price_id`, else `yuran`. An order that is not paid yet comes again, maybe changed: answer the earlier payment for the same tickets and amount, else a new one, and let the earlier one be paid no more. With another total or too few tickets answer 422 with `jumlah_bayaran` or `kuantiti` in `errors`: the form then reads prices and tickets again.',
  byVisitors: true,
  answers: { already_registered: ALREADY_REGISTERED },
  checks:
    '`user_id` is the person who is logged in, or the visitor whom `/app/plt/register` has created in this session. The training is open, and at least `kuantiti` tickets are left; they are held until the payment. `training_price_id` is a price of this training. The coupon is valid for this training and person now. With `has_spouse` name and telephone number of the spouse are there, and `kuantiti` is 2. `jumlah_bayaran` is what you calculate yourself.',
});

export const applyCoupon = endpoint({
  method: 'POST',
  path: '/app/training/coupon',
  writes: false,
  request: object({ training_id: id, coupon_code: text }),
  answer: discountedPrice,
});
documented(applyCoupon, {
  summary: 'Ask what a coupon makes of the price of a training',
  notes:
    'The answer is the discounted price per person, which cannot be above the fee, or an empty text when the coupon is not valid.',
  byVisitors: true,
  answers: { not_valid: '' },
  checks:
    'The code belongs to this training, and is not used up. Guessing is limited, for example to ten codes a minute.',
});

export const applyReferralCoupon = endpoint({
  method: 'POST',
  path: '/app/training/apply_refer_coupon',
  writes: false,
  request: object({ yuran: ringgit, coupon_code: text }),
  answer: discountedPrice,
});
documented(applyReferralCoupon, {
  summary: 'Ask what a referral coupon makes of the price of a training',
  notes:
    '`yuran` is the fee per person. The answer is the discounted price per person, which cannot be above it, or an empty text when the coupon is not valid.',
  byVisitors: true,
  answers: { not_valid: '' },
  checks:
    'The code belongs to a dealer. The fee is that of your own table, not `yuran`. Guessing is limited, for example to ten codes a minute.',
});
