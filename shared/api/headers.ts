import { NO_NAME, NO_VALUE, isHeaderName, isHeaderValue } from '../lib/index.ts';
import { foundToken, whyNotSendable } from './anti-forgery.ts';
import type { AnyCallOptions } from './call-options.ts';
import type { Environment } from './environment.ts';

/**
 * The headers of a request (W3). Only the page's own origin gets the token. The browser sets `Content-Type` for form data.
 * @param call the call's name for errors
 * @throws TypeError when a header cannot be sent: browsers refuse it in the same way as a broken `fetch` fails
 */
export function headersFor(
  call: string,
  url: URL,
  { headers = {} }: AnyCallOptions,
  environment: Environment,
): Record<string, string> {
  const found = url.origin === environment.origin ? foundToken(environment) : undefined;
  const [wrong] = [
    found && whyNotSendable(found, environment.settings),
    ...Object.entries(headers).map(([name, value]) => whyNotHeader(name, value)),
  ].filter(Boolean);
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

function whyNotHeader(name: string, value: string): string | undefined {
  const shown = JSON.stringify(name.slice(0, 60));
  if (!isHeaderName(name)) return `${shown} ${NO_NAME}`;
  return isHeaderValue(value) ? undefined : `its header ${shown} ${NO_VALUE} Correct it where it is given.`;
}
