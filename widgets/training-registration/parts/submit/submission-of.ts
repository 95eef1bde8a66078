import { enrolmentOf, registrationOf } from '../../payload.ts';
import { codeOf } from '../../phone.ts';
import type { Properties } from '../../training-registration.props.ts';
import type { FormValues } from '../form-values.ts';
import type { OrderState } from '../order/use-order.ts';
import type { Submission } from './use-submission.ts';
import type { Who } from '../person/who.ts';

interface Screen {
  values: FormValues;
  who: Who;
  properties: Properties;
  order: OrderState;
}

/** Collects what is on the screen for sending. The total is the one that was visible when the button was pressed. */
export function submissionOf({ values, who, properties, order }: Screen): Submission {
  const enrolment = enrolmentOf({
    training_id: properties.training_id,
    training_referrer: properties.training_referrer,
    valid_referral_coupon: properties.valid_referral_coupon,
    training_price_id: order.price?.id ?? null,
    fullUnitSen: order.fullUnitSen,
    coupons: order.couponState.coupons,
    spouse: order.withSpouse
      ? { name: values.spouse_name, phone_code: codeOf(values.spouse_phone_code), phone: values.spouse_phone }
      : null,
    quantity: order.quote.quantity,
    totalSen: order.quote.totalSen,
  });
  return {
    variant: properties.variant,
    enrolment,
    facts: { title: properties.title, quantity: order.quote.quantity, totalSen: order.quote.totalSen },
    ...(who.kind === 'visitor'
      ? { user_id: undefined, registration: registrationOf({ ...values, phone_code: codeOf(values.phone_code) }) }
      : { user_id: who.user_id, registration: undefined }),
  };
}
