// chunk: dialog
import type { PageSettings } from './page-settings.ts';
import { safeLink } from './safe-url.ts';

type PaymentSettings = Pick<PageSettings, 'payment_url' | 'payment_test_url' | 'payment_test_user_ids'>;

/**
 * Where somebody's payments go (D6). Asked for before anything is ordered, so that nothing is accepted that cannot be paid.
 * @param userId whose payments they are: some go to the test provider
 * @throws Error a sentence when the page does not name its provider; TypeError for an unsafe address (W10)
 */
export function paymentProvider(userId: string, settings: PaymentSettings): string {
  const setting = settings.payment_test_user_ids.includes(String(userId)) ? 'payment_test_url' : 'payment_url';
  const provider = settings[setting];
  if (!provider)
    throw new Error(
      `The page setting "${setting}" is empty, so nothing can be paid. Set it in #dealer-widgets-config.`,
    );
  safeLink(provider);
  return provider;
}

/**
 * The payment provider's page for a path (D6). An answer that is already an absolute address is taken as it is.
 * @param path what the server answered, such as `/PAY-00017`
 * @param provider what `paymentProvider` said before anything was ordered
 * @returns an address that is safe to go to (W10)
 * @throws TypeError for an unsafe address
 */
export function paymentAddress(path: string, provider: string): string {
  const address = safeLink(path);
  if (/^https?:/i.test(path.trim())) return address;
  // an address with a query takes the path as its last value
  const joint = /[?=]/.test(provider) || provider.endsWith('/') ? '' : '/';
  return safeLink(provider + joint + path.trim().replace(/^\//, ''));
}
