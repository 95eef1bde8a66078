// chunk: client
import { tokenOf } from './anti-forgery.ts';
import type { AnyCallOptions } from './call-options.ts';
import type { Environment } from './environment.ts';

/**
 * The headers of a request (W3). Only the page's own origin gets the token. The browser sets `Content-Type` for form data.
 */
export function headersFor(
  url: URL,
  { headers = {} }: AnyCallOptions,
  environment: Environment,
): Record<string, string> {
  const token = url.origin === environment.origin ? tokenOf(environment) : undefined;
  const all = [
    ['Accept', 'application/json'],
    ['X-Requested-With', 'XMLHttpRequest'],
    ...Object.entries(headers),
    ...(token ? [[environment.settings.xsrf_header, token]] : []),
    // these are pairs, but the conditional spread loses that type
  ] as Array<[string, string]>;
  return Object.fromEntries(all.map(([name, value]) => [name.toLowerCase(), value])); // of names that differ only in case the last one wins
}
