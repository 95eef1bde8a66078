import * as v from 'valibot';
import { object, oneOf } from '../../../../shared/lib/schema/index.ts';
import { type Kept, keep, kept, readKept } from '../../../../shared/memory/kept/index.ts';
import { alone, MOST_AT_ONCE } from '../../party.ts';
import { countryOf, defaultCountry, type PhoneCode } from './phone.ts';
import { isAnother, userIdOf, type Who } from './person/who.ts';

const typed = v.string();
/** What is chosen: the price, the persons, and the coupons that were checked. */
const choicesSchema = object({
  price_id: v.nullable(v.string()),
  spouse: v.boolean(),
  chosen: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_AT_ONCE)),
  coupons: v.array(object({ kind: oneOf(['coupon', 'referral']), code: typed })),
});
const draftSchema = object({
  /** Who typed it; `null` for a visitor. */
  user_id: v.nullable(v.string()),
  name: typed,
  pg_code: typed,
  /** The country of the phone code, see `countryOf`. */
  phone_code: typed,
  phone: typed,
  email: typed,
  upline_fmd_id: typed,
  coupon_code: typed,
  referral_coupon_code: typed,
  spouse_name: typed,
  spouse_phone_code: typed,
  spouse_phone: typed,
  choices: choicesSchema,
});

/** The typed values, and whether the terms are accepted. Price, quantity and coupons are not texts; see `use-order.ts`. */
export type FormValues = Omit<v.InferOutput<typeof draftSchema>, 'user_id' | 'choices'> & { terms: boolean };

export type Choices = v.InferOutput<typeof choicesSchema>;

const nothingChosen: Choices = { price_id: null, ...alone, coupons: [] };

const keptFor = (trainingId: string): Kept => kept('training-registration:draft', [trainingId]);

type Draft = v.InferOutput<typeof draftSchema>;

/** What was typed and chosen, as it is kept for the next page load in this tab, after an ended session or on the way back from the payment. */
export function draftOf(who: Who, values: FormValues, choices: Choices): Draft {
  const { terms: _, ...typed } = values;
  return { user_id: userIdOf(who), ...typed, choices };
}

const keptDraft = (trainingId: string): Draft | undefined => readKept(keptFor(trainingId), draftSchema);

export const keepDraft = (trainingId: string, draft: Draft): unknown => keep(keptFor(trainingId), draft);

/** Makes the kept draft this person's own, so that nobody after them gets it; removes the draft of another person. */
export function claimDraft(trainingId: string, who: Who): void {
  const draft = keptDraft(trainingId);
  if (!draft || draft.user_id === userIdOf(who)) return;
  keep(keptFor(trainingId), isAnother(draft.user_id, who) ? undefined : { ...draft, user_id: userIdOf(who) });
}

/** What the form begins with: the person's kept draft, or empty fields. The terms are never ticked in advance. */
export function firstValues(
  trainingId: string,
  who: Who,
  codes: readonly PhoneCode[],
): { values: FormValues; choices: Choices } {
  const draft = keptDraft(trainingId);
  const country = defaultCountry(codes);
  const empty = {
    name: '',
    pg_code: '',
    phone_code: country,
    phone: '',
    email: '',
    upline_fmd_id: '',
    coupon_code: '',
    referral_coupon_code: '',
    spouse_name: '',
    spouse_phone_code: country,
    spouse_phone: '',
    terms: false,
  };
  const nothing = { values: empty, choices: nothingChosen };
  if (!draft) return nothing;
  const { user_id, choices, ...values } = draft;
  if (isAnother(user_id, who)) return nothing;
  const known = (kept: string): string => (codes.map(countryOf).includes(kept) ? kept : country);
  return {
    values: {
      ...empty,
      ...values,
      phone_code: known(values.phone_code),
      spouse_phone_code: known(values.spouse_phone_code),
    },
    choices,
  };
}
