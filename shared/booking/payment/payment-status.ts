/** Why a payment did not succeed. */
export type PaymentStatus = 'failed' | 'cancelled';

/** The words that hosts and payment providers use for each status. */
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
 * How the payment failed from which the person comes back, as far as the page knows.
 * @param property the value of `payment_status`; it takes precedence over the address
 * @param address the page's address
 * @param parameter the query parameter that holds the status (page setting `payment_status_parameter`); empty for none
 * @returns `undefined` when there is no status, or one that is not a failure
 */
export function paymentStatus(
  property: string | undefined,
  address: string,
  parameter: string,
): PaymentStatus | undefined {
  const word = property || (parameter && inQuery(new URL(address).search.slice(1), parameter)) || '';
  const key = word.trim().toLowerCase();
  return Object.hasOwn(SPELLINGS, key) ? SPELLINGS[key] : undefined;
}

/** Reads the pairs one by one: `URLSearchParams` needs seconds for a query with many names and no "=". */
function inQuery(query: string, name: string): string | null {
  for (const pair of query.split('&')) {
    const value = new URLSearchParams(pair).get(name);
    if (value !== null) return value;
  }
  return null;
}

/** An address without the query parameter that holds the status. Everything else stays as it is. */
export function withoutStatus(address: string, parameter: string): string {
  const url = new URL(address);
  const pairs = url.search.slice(1).split('&');
  url.search = pairs.filter((pair) => !new URLSearchParams(pair).has(parameter)).join('&');
  return url.href;
}
