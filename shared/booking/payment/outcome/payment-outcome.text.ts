import type { Texts } from '../../../ui/base/index.ts';

const ms = { failed: 'Bayaran tidak berjaya', cancelled: 'Bayaran dibatalkan' };

export const paymentOutcomeText: Texts<typeof ms> = {
  ms,
  en: { failed: 'The payment did not go through', cancelled: 'The payment was cancelled' },
};
