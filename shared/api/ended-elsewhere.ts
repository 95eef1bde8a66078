// chunk: client
import type { Environment } from './environment.ts';
import { SessionEndedError } from './errors/session-ended-error.ts';

/**
 * Finds out whether an ended session is behind a redirect: if the page's own address is redirected by now too, it is (W4). A browser reports a blocked
 * redirect to another origin as a failed connection; one within the origin may lead to a log-in page without a password, or be the answer of a form
 * handler.
 * @param came what came nevertheless: its status, and whether the call may have been carried out
 */
export async function endedElsewhere(
  name: string,
  url: URL,
  environment: Environment,
  came: { status?: number; mayBeDone?: boolean } = {},
): Promise<SessionEndedError | undefined> {
  if (url.origin !== environment.origin || environment.isOffline()) return undefined;
  const isRedirected = await environment.isRedirected?.().catch(() => false);
  return isRedirected
    ? new SessionEndedError(name, came.status, 'the page itself is redirected by now', came)
    : undefined;
}
