import { type PageSettings, logError, pageSettings, safeLink } from '../../page/index.ts';

type PaymentSettings = Pick<PageSettings, 'payment_url' | 'payment_test_url' | 'payment_test_user_ids' | 'user_id'>;

/**
 * The address of the payment provider (D6). Read it before ordering, so that no order is placed that cannot be paid.
 * @param userId the person who pays, default is the page setting `user_id`; `payment_test_user_ids` selects who uses the test provider
 * @throws Error when the page names no provider; TypeError for an unsafe address (W10)
 */
export function paymentProvider(userId: string, settings: PaymentSettings): string {
  const payer = userId || settings.user_id;
  const isTester = settings.payment_test_user_ids.includes(payer);
  const provider = isTester ? settings.payment_test_url : settings.payment_url;
  if (!provider) throw new Error(isTester ? unpaid(payer) : NO_PROVIDER);
  safeLink(provider);
  return provider;
}

const NO_PROVIDER =
  'The page setting "payment_url" is empty, so nothing can be paid. Set it in #dealer-widgets-config.';

const unpaid = (tester: string): string =>
  `User ${tester} cannot pay: "payment_test_user_ids" sends them to "payment_test_url", which is empty. Write "payment_test_user_ids": [] where they are customers like any other, or set payment_test_url, in #dealer-widgets-config.`;

/**
 * `paymentProvider` of this page.
 * @param sentence what was not done, for the log
 * @returns `undefined`, with the reason logged, when this person cannot pay here
 */
export function providerHere(userId: string, sentence: string, element: Element): string | undefined {
  try {
    return paymentProvider(userId, pageSettings());
  } catch (error) {
    logError(sentence, element, error);
    return undefined;
  }
}

/** Why this person, or a tester, cannot pay on this page, as sentences (empty when they can). */
export function paymentMistakes(userId: string | null | undefined, settings: PaymentSettings): string[] {
  const sentences = [userId ?? '', ...settings.payment_test_user_ids].flatMap((each) => {
    try {
      paymentProvider(each, settings);
      return [];
    } catch (error) {
      // `paymentProvider` throws nothing but errors
      return [(error as Error).message];
    }
  });
  return [...new Set(sentences)];
}

/**
 * The provider's page for one payment (D6). An answer that is an absolute address already is used unchanged.
 * @param path the server's answer, such as `/PAY-00017`
 * @param provider what `paymentProvider` returned before the order
 * @returns an address that is safe to open (W10)
 * @throws TypeError for an unsafe address
 */
export function paymentAddress(path: string, provider: string): string {
  const address = safeLink(path);
  if (/^https?:/i.test(path.trim())) return address;
  // an address such as `https://pay.example/?reference=` takes the path as its last value, without a slash
  const joint = /[?=]/.test(provider) || provider.endsWith('/') ? '' : '/';
  return safeLink(provider + joint + path.trim().replace(/^\//, ''));
}
