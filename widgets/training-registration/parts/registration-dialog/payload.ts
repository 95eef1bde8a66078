import type { RequestOf } from '../../../../shared/contract/index.ts';
import type { enrol, registerDealer } from '../../../../shared/contract/calls/index.ts';
import { type Coupons, discountFor } from './coupons.ts';
import { fullPhone } from './phone.ts';

/** Who is enrolled is known only once a visitor is registered. */
export type Enrolment = Omit<RequestOf<typeof enrol>, 'user_id'>;
type Registration = RequestOf<typeof registerDealer>;

/** A visitor's input after validation. */
export interface VisitorValues {
  name: string;
  pg_code: string;
  /** Code of the chosen country, digits only. */
  phone_code: string;
  phone: string;
  email: string;
  upline_fmd_id: string;
}

/** The payload that registers a visitor (part 3, "Registration data"). */
export function registrationOf({
  name,
  pg_code,
  phone_code,
  phone,
  email,
  upline_fmd_id,
}: VisitorValues): Registration {
  return { name: name.trim(), pg_code, phone: phoneToSend(phone_code, phone), email: email.trim(), upline_fmd_id };
}

export interface EnrolmentValues {
  training_id: string;
  training_referrer: string | null;
  /** The property `valid_referral_coupon`; used until a coupon is in force. */
  valid_referral_coupon: boolean;
  training_price_id: string | null;
  fullUnitSen: number;
  coupons: Coupons;
  /** `null` without a spouse. */
  spouse: { name: string; phone_code: string; phone: string } | null;
  quantity: number;
  /** The total on the screen, in sen. */
  totalSen: number;
}

/** The enrolment payload (part 3), except for the person. It only names a coupon that is in force; `jumlah_bayaran` is the total that was on the screen. */
export function enrolmentOf(values: EnrolmentValues): Enrolment {
  const { training_id, training_referrer, training_price_id, spouse, quantity, totalSen } = values;
  const discount = discountFor(values.coupons, values.fullUnitSen);
  return {
    training_id,
    coupon_code: discount?.kind === 'coupon' ? discount.code : '',
    has_spouse: spouse !== null,
    spouse_name: spouse?.name.trim() ?? '',
    spouse_phone: spouse ? phoneToSend(spouse.phone_code, spouse.phone) : '',
    training_price_id,
    kuantiti: quantity,
    training_referrer,
    valid_referral_coupon: discount ? discount.kind === 'referral' : values.valid_referral_coupon,
    referral_coupon_code: discount?.kind === 'referral' ? discount.code : '',
    jumlah_bayaran: totalSen / 100,
  };
}

function phoneToSend(code: string, typed: string): string {
  const full = fullPhone(code, typed);
  if (full === undefined)
    throw new Error(
      `"${typed}" was to be sent as a telephone number with the code ${code}. The form has to refuse it first.`,
    );
  return full;
}
