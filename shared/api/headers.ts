import { foundToken, whyNotSendable } from './anti-forgery.ts';
import type { AnyCallOptions } from './call-options.ts';
import type { Environment } from './environment.ts';

/**
 * The headers of a request (W3). Only the page's own origin gets the token. The browser sets `Content-Type` for form data.
 * @param call the call's name for errors
 * @param options its own headers can be sent: the properties they come from have been checked
 * @throws TypeError when the token cannot be sent: browsers refuse it in the same way as a broken `fetch` fails
 */
export function headersFor(
  call: string,
  url: URL,
  { headers = {} }: AnyCallOptions,
  environment: Environment,
): Record<string, string> {
  const found = url.origin === environment.origin ? foundToken(environment) : undefined;
  const wrong = found && whyNotSendable(found, environment.settings);
  if (wrong) throw new TypeError(`${call} was not sent: ${wrong}`);
  const all = [
    ['Accept', 'application/json'],
    ['X-Requested-With', 'XMLHttpRequest'],
    ...Object.entries(headers),
    ...(found ? [[environment.settings.xsrf_header, found.token]] : []),
    // these are pairs, but the conditional spread loses that type
  ] as Array<[string, string]>;
  return Object.fromEntries(all.map(([name, value]) => [name.toLowerCase(), value])); // of names that differ only in case the last one wins
}
