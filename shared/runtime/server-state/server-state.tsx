import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { retryDelayMs, shouldReadAgain } from './retry-rules.ts';

const newClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: shouldReadAgain,
        retryDelay: retryDelayMs,
        networkMode: 'always', // a page of the same computer can be read without a network
        refetchOnReconnect: true, // what failed for want of a connection comes by itself
        refetchOnWindowFocus: false,
      },
    },
  });
let client = newClient();

/** Wraps a widget that reads from the server. All widgets of the page share one client, so that equal requests are made once. */
export function ServerState({ children }: { children: ReactNode }): ReactNode {
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

/**
 * Clears the cache, so that a story or test starts like a new page. Mounted widgets keep their client.
 * @internal for tests and stories
 */
export function forgetServerState(): void {
  client = newClient();
}
