// chunk: client
import type { Environment } from './environment.ts';
import { SessionEndedError } from './errors/session-ended-error.ts';

/**
 * Finds out whether an ended session is behind a network error. A browser reports a blocked redirect to another origin as a failed
 * connection; if the page's own address now redirects too, the log-in page lies on another origin (W4).
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
