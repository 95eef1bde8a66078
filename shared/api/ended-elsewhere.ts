import type { Environment } from './environment.ts';
import { SessionEndedError } from './errors/session-ended-error.ts';

/**
 * Finds out whether a redirect hides an ended session: then the page's own address is redirected, too (W4). Browsers report a
 * blocked redirect as a failed connection; one that is followed may end at a form handler.
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
