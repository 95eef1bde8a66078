import * as v from 'valibot';
import {
  count,
  decidedFlag,
  decimal,
  list,
  phoneCode,
  places,
  price,
  trainingPrice,
  upline,
} from '../../shared/contract/index.ts';
import { id, object, oneOf, optional, text } from '../../shared/lib/schema/index.ts';
import { wireShape } from '../../shared/lib/wire-shape/index.ts';
import { paymentMistakes } from '../../shared/booking/payment/index.ts';
import { pageSettings } from '../../shared/page/index.ts';

/** No user: pages write `null`, an empty text or 0 for a visitor. */
const nobody = v.pipe(
  v.custom<null | '' | 0 | '0'>((value) => value === null || value === '' || value === 0 || value === '0'),
  v.transform((): null => null),
);
wireShape(nobody, {
  name: 'Nobody',
  description: 'Nobody is logged in.',
  received: { enum: [null, '', 0, '0'] },
});
const someone = v.union([nobody, id], 'expected a user id, or null for nobody');
/** An optional value that may also be an empty text, which templates print for `null`. */
// @__NO_SIDE_EFFECTS__
const orAbsent = <Input, Output>(schema: v.GenericSchema<Input, Output>) =>
  v.pipe(
    v.custom<Input | null>(() => true),
    v.transform((value): unknown => (typeof value === 'string' && value.trim() === '' ? null : value)),
    v.nullable(schema),
  );

export const properties = v.pipe(
  object({
    /** 1: button DAFTAR, payment at the page setting `payment_url`, which is then needed. 2: button DAFTAR TRAINING, payment where the server says. */
    variant: optional(
      v.pipe(
        oneOf([1, 2, '1', '2'], 'expected 1 or 2'),
        v.transform((value) => (Number(value) === 2 ? 2 : 1)),
      ),
      1,
    ),
    /** Who the page thinks is logged in; the auth check decides. */
    user_id: optional(someone, null),
    /** The name of that person; shown where the auth check answers without one. */
    name: optional(text, ''),
    /** The PG code of that person; shown where the auth check answers without one. */
    pg_code: optional(text, ''),
    /** The training; the payload's `training_id`. */
    training_id: id,
    /** Title of the training and of the dialog. */
    title: text,
    /** Fee per person; used where an entry of `prices` has no price of its own. Needed without `prices`. */
    yuran: optional(orAbsent(price), null),
    /** The countries' telephone codes; Malaysia (60) alone when there are none. */
    phone_code: optional(list(phoneCode), []),
    /** The people to choose from as upline FMD; thousands are fine. */
    upline_fmd: optional(list(upline), []),
    /** Whether there is a coupon field: 'Kupon (Committee & Indonesia sahaja)'. */
    has_coupon: optional(decidedFlag, false),
    /** Whether a spouse may come along, which takes a second ticket. */
    has_spouse: optional(decidedFlag, false),
    /** Several tickets may be taken at once. */
    is_bulk: optional(decidedFlag, false),
    /** How many tickets there were in all; only shown. */
    total_pax: optional(orAbsent(count), null),
    /** Tickets that remain; 0 is sold out, absent is unknown. */
    baki_tiket: optional(orAbsent(places), null),
    /** A coupon's price stays when the spouse is switched off again, instead of being checked again (D2). */
    is_multiple_pay: optional(decidedFlag, false),
    /** The prices per person to choose from; the first is chosen at the beginning. Needed without `yuran`. */
    prices: optional(list(object({ ...trainingPrice.entries, price: optional(orAbsent(price), null) })), []),
    /** The page belongs to /app/plt although its address does not say so. */
    is_plt: optional(decidedFlag, false),
    /** Who referred the person; passed on. */
    training_referrer: optional(someone, null),
    /** Whether there is a field for a referral coupon. */
    has_referral_coupon: optional(decidedFlag, false),
    /** The payload's `valid_referral_coupon` while no coupon is in force. */
    valid_referral_coupon: optional(decidedFlag, false),
    /**
     * The outcome of the payment the person returns from. A notice is shown, in capitals or not, for `failed`, `fail`, `failure`, `declined`, `gagal`,
     * `cancelled`, `canceled`, `cancel` and `batal`, for nothing else. The page setting `payment_status_parameter` may name a query parameter of the
     * page's address instead.
     */
    payment_status: optional(text),
    /** SST in percent. */
    sst: optional(
      v.pipe(
        orAbsent(decimal),
        v.transform((value) => value ?? 0),
        v.minValue(0, 'expected a percentage that is not negative'),
        v.maxValue(100, 'expected a percentage of at most 100'),
      ),
      0,
    ),
  }),
  v.check(
    ({ yuran, prices }) => yuran !== null || (prices.length > 0 && prices.every(({ price }) => price !== null)),
    'the fee "yuran" is needed unless every entry of "prices" has a "price".',
  ),
);

/** Who was enrolled in what, and what comes next. */
export const change = object({
  user_id: v.string(),
  training_id: v.string(),
  outcome: oneOf(['pay', 'already-registered']),
});

export type Properties = v.InferOutput<typeof properties>;

export const mistakes = ({ variant, user_id }: Properties): string[] =>
  variant === 1 ? paymentMistakes(user_id, pageSettings()) : [];
