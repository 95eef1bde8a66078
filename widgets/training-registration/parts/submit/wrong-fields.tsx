import type { ReactNode, RefObject } from 'react';
import { useFormContext } from '../form-hooks.ts';
import { Button } from '../../../../shared/ui/controls/index.ts';
import { Notice } from '../../../../shared/ui/feedback/index.ts';
import { useText } from '../../../../shared/ui/base/index.ts';
import { texts } from '../../training-registration.text.ts';
import type { FormValues } from '../form-values.ts';
import type { OrderState } from '../order/use-order.ts';
import type { Who } from '../person/who.ts';

/** The fields in the order of the screen, each with the text that names it and with whom or what it belongs to. */
const FIELDS = [
  ['name', 'name', 'visitor'],
  ['pg_code', 'pgCode', 'visitor'],
  ['phone', 'phone', 'visitor'],
  ['email', 'email', 'visitor'],
  ['upline_fmd_id', 'upline', 'visitor'],
  ['coupon_code', 'coupon', 'coupon'],
  ['referral_coupon_code', 'referralCoupon', 'referral'],
  ['spouse_name', 'spouseName', 'spouse'],
  ['spouse_phone', 'spousePhone', 'spouse'],
  ['terms', 'termsTitle', 'everybody'],
] as const;

interface WrongFieldsProps {
  form: RefObject<HTMLFormElement | null>;
  who: Who;
  order: OrderState;
}

/** The number of invalid fields with a link to each; a single one has the focus already. It is below the fields, so that none moves while others are corrected. */
export function WrongFields({ form, who, order }: WrongFieldsProps): ReactNode {
  const words = useText(texts);
  const { errors } = useFormContext<FormValues>().formState;
  const { coupon, referral } = order.couponState.coupons;
  // the form keeps the error of a field that was taken away, and of a code that was checked since
  const isAsked = {
    visitor: who.kind === 'visitor',
    coupon: coupon.status === 'none',
    referral: referral.status === 'none',
    spouse: order.withSpouse,
    everybody: true,
  };
  const wrong = FIELDS.filter(([field, , whose]) => errors[field] && isAsked[whose]);
  const goTo = (field: string): void => {
    const place = form.current?.querySelector<HTMLElement>(`[data-field="${field}"]`);
    (place?.matches('input') ? place : place?.querySelector('input'))?.focus();
  };
  return (
    <div role="status">
      {wrong.length > 1 && (
        <Notice
          tone="error"
          className="training-wrong"
          title={words.wrongFields(wrong.length)}
          actions={wrong.map(([field, name]) => (
            <Button key={field} variant="link" onClick={() => goTo(field)}>
              {words[name]}
            </Button>
          ))}
        />
      )}
    </div>
  );
}
