import type { RefObject } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { FormValues } from './form-values.ts';
import type { CouponDesk } from './use-coupons.ts';

interface Screen {
  form: UseFormReturn<FormValues>;
  desk: CouponDesk;
  element: RefObject<HTMLFormElement | null>;
  focusOnWrong: () => void;
  readTicketsAgain: () => void;
}

/** Puts the messages of a 422 under their fields (part 5). @returns a function that gives back the messages without a field on the screen */
export function useRefusedFields({
  form,
  desk,
  element,
  focusOnWrong,
  readTicketsAgain,
}: Screen): (messages: Record<string, string>) => string[] {
  return (messages) => {
    if ('kuantiti' in messages) readTicketsAgain();
    // a coupon that is refused now, for it has expired meanwhile, must not stay in the bill
    if ('coupon_code' in messages) desk.drop('coupon');
    if ('referral_coupon_code' in messages) desk.drop('referral');
    const left: string[] = [];
    for (const [field, message] of Object.entries(messages)) {
      const isShown = element.current?.querySelector(`[data-field="${CSS.escape(field)}"]`) !== null;
      if (isShown) form.setError(field as keyof FormValues, { type: 'server', message });
      else left.push(message);
    }
    focusOnWrong();
    return left;
  };
}
