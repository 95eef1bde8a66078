import { NetworkError } from './errors/network-error.ts';
import type { Call } from './request.ts';

/** Fetches the client ahead of its use, for example when a pointer comes near. A failure shows when the call is made. */
export function prefetchCall(): void {
  import('./call.ts').catch(() => {});
}

/**
 * `call`, for widgets that need the client only after a click: it is loaded on first use.
 * @throws NetworkError also when the client itself cannot be loaded
 */
export const laterCall: Call = async (endpoint, ...options) => {
  const client = await import('./call.ts').catch((error: unknown) => {
    throw new NetworkError(`${endpoint.method} ${endpoint.path}`, error);
  });
  return client.call(endpoint, ...options);
};
