// chunk: ask
import type { Texts } from '../text.ts';

const ms = { failed: 'Bayaran tidak berjaya', cancelled: 'Bayaran dibatalkan' };

export const paymentOutcomeText: Texts<typeof ms> = {
  ms,
  en: { failed: 'The payment did not go through', cancelled: 'The payment was cancelled' },
};
