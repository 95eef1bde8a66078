import { type RefObject, useLayoutEffect, useReducer } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { FormValues } from '../form-values.ts';
import type { CouponState } from '../coupons/use-coupons.ts';

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
