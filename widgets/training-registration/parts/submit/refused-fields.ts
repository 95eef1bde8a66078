import type { RefObject } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { FormValues } from '../form-values.ts';
import type { CouponState } from '../coupons/use-coupons.ts';

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
