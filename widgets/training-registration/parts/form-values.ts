import * as v from 'valibot';
import { keptUnder } from '../../../shared/lib/kept-under.ts';
import { defaultCode, type PhoneCode } from '../phone.ts';
import { forget, note, noted } from './session-notes.ts';

/** What can be typed. Price, party and coupons in force are no texts and live in `use-order.ts`. */
export interface FormValues {
  name: string;
  pg_code: string;
  /** Index in the list of phone codes, as a select has it. */
  phone_code: string;
  phone: string;
  email: string;
  upline_fmd_id: string;
  coupon_code: string;
  referral_coupon_code: string;
  spouse_name: string;
  spouse_phone_code: string;
  spouse_phone: string;
  terms: boolean;
}

const draftSchema = v.object(
  v.entriesFromList(
    [
      'name',
      'pg_code',
      'phone_code',
      'phone',
      'email',
      'upline_fmd_id',
      'coupon_code',
      'referral_coupon_code',
      'spouse_name',
      'spouse_phone_code',
      'spouse_phone',
    ],
    v.string(),
  ),
);

const keyOf = (trainingId: string): string => keptUnder(['training-registration', 'draft', trainingId]);

/** Keeps what was typed for the next page load of this tab: a reload after an ended session, "back" from the payment. */
export function keepDraft(trainingId: string, values: FormValues): void {
  note(keyOf(trainingId), values);
}

/** What the form begins with: the kept draft, taken once, or empty fields. The terms are never ticked for anybody. */
export function firstValues(trainingId: string, codes: readonly PhoneCode[]): FormValues {
  const draft = v.safeParse(draftSchema, noted(keyOf(trainingId)));
  forget(keyOf(trainingId));
  const code = String(defaultCode(codes));
  const empty = {
    name: '',
    pg_code: '',
    phone_code: code,
    phone: '',
    email: '',
    upline_fmd_id: '',
    coupon_code: '',
    referral_coupon_code: '',
    spouse_name: '',
    spouse_phone_code: code,
    spouse_phone: '',
    terms: false,
  };
  if (!draft.success) return empty;
  const known = (index: string): string => (codes[Number(index)] ? index : code);
  return {
    ...empty,
    ...draft.output,
    phone_code: known(draft.output.phone_code),
    spouse_phone_code: known(draft.output.spouse_phone_code),
  };
}
