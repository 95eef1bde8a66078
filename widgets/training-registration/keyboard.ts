import type { KeyboardTable } from '../../shared/lib/index.ts';

export const keyboard: KeyboardTable = {
  'parts/registration-dialog/coupons/coupon-field.tsx': [
    { keys: 'Enter', does: 'checks the coupon instead of sending the form.' },
  ],
};
