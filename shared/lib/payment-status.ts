// chunk: dialog
/** What became of a payment that did not go through. */
export type PaymentStatus = 'failed' | 'cancelled';

/** Words that hosts and payment providers write for the same. */
const SPELLINGS: Readonly<Record<string, PaymentStatus>> = {
  failed: 'failed',
  fail: 'failed',
  failure: 'failed',
  declined: 'failed',
  gagal: 'failed',
  cancelled: 'cancelled',
  canceled: 'cancelled',
  cancel: 'cancelled',
  batal: 'cancelled',
};

/**
 * Whether the payment from which the person comes back did not go through, by the page's own word.
 * @param said the property `payment_status`; it counts when it is there
 * @param address the page's address
 * @param parameter the query parameter in it that says so (page setting `payment_status_parameter`); empty: none does
 * @returns `undefined` when nothing is said, or anything else, such as that it was paid
 */
export function paymentStatus(said: string | undefined, address: string, parameter: string): PaymentStatus | undefined {
  const word = said || (parameter && new URL(address).searchParams.get(parameter)) || '';
  const key = word.trim().toLowerCase();
  return Object.hasOwn(SPELLINGS, key) ? SPELLINGS[key] : undefined;
}
