// chunk: read
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { retryDelayMs, shouldReadAgain } from '../api/queries/retry-rules.ts';

let client: QueryClient | undefined;

/** Wraps a widget that reads server state: every such widget of the page shares one client, so the same question is asked once. */
export function ServerState({ children }: { children: ReactNode }): ReactNode {
  client ??= new QueryClient({
    defaultOptions: {
      queries: { retry: shouldReadAgain, retryDelay: retryDelayMs, networkMode: 'always', refetchOnWindowFocus: false },
    },
  });
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

/** Forgets every answer: a story and a test begin like a page that was just opened. Widgets that are mounted keep theirs. */
export function forgetServerState(): void {
  client = undefined;
}
