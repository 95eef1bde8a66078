// chunk: client
import type { Environment } from './environment.ts';
import { SessionEndedError } from './errors/session-ended-error.ts';

/**
 * Finds out whether an ended session is behind a redirect: if the page's own address is redirected by now too, it is (W4). A browser reports a blocked
 * redirect to another origin as a failed connection; one within the origin may lead to a log-in page without a password, or be the answer of a form
 * handler.
 */
export async function endedElsewhere(
  name: string,
  url: URL,
  environment: Environment,
): Promise<SessionEndedError | undefined> {
  if (url.origin !== environment.origin || environment.isOffline(url)) return undefined;
  const isRedirected = await environment.isRedirected?.().catch(() => false);
  return isRedirected ? new SessionEndedError(name, undefined, 'the page itself is redirected by now') : undefined;
}
