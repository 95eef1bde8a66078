import { type ReactNode, type RefObject, useLayoutEffect, useReducer } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useFormContext } from '../form-hooks.ts';
import { Button } from '../../../../shared/ui/controls/index.ts';
import { Notice } from '../../../../shared/ui/feedback/index.ts';
import { useText } from '../../../../shared/ui/base/index.ts';
import { texts } from '../../training-registration.text.ts';
import type { FormValues } from '../form-values.ts';
import type { CouponState } from '../coupons/use-coupons.ts';
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

/**
 * Focuses the first invalid field, in the order of the screen, after a refused submit.
 * @param submitCount changes with every submit
 * @returns focuses it once more: call it after the server's errors were set
 */
export function useFocusOnWrong(form: RefObject<HTMLElement | null>, submitCount: number): () => void {
  const [attempt, again] = useReducer((count: number) => count + 1, 0);
  useLayoutEffect(() => {
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    wrong?.focus();
    wrong?.scrollIntoView({ block: 'nearest' }); // focus() scrolls nothing when the field has the focus already
  }, [form, submitCount, attempt]);
  return again;
}

interface Screen {
  form: UseFormReturn<FormValues>;
  couponState: CouponState;
  element: RefObject<HTMLFormElement | null>;
  focusOnWrong: () => void;
  readOfferAgain: () => void;
}

/**
 * Shows the messages of a 422 at their fields (part 5).
 * @returns the messages whose field is not on the screen
 */
export function showRefused(
  messages: Record<string, string>,
  { form, couponState, element, focusOnWrong, readOfferAgain }: Screen,
): string[] {
  // a coupon that the server refuses now, because it has expired since, must not stay in the bill
  if ('coupon_code' in messages) couponState.drop('coupon');
  if ('referral_coupon_code' in messages) couponState.drop('referral');
  const left: string[] = [];
  for (const [field, message] of Object.entries(messages)) {
    const isShown = element.current?.querySelector(`[data-field="${CSS.escape(field)}"]`) !== null;
    // a control with this data-field is registered under the same name
    if (isShown) form.setError(field as keyof FormValues, { type: 'server', message });
    else left.push(message);
  }
  // nothing can be corrected there: tickets or prices have changed, as for `kuantiti` and `jumlah_bayaran`
  if (left.length > 0) readOfferAgain();
  focusOnWrong();
  return left;
}
