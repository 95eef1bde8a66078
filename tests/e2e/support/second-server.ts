import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { close, listen } from '../../support/local-server.ts';

export interface SecondServer {
  readonly origin: string;
  /** The requests it received, such as `POST /app/pay`. */
  readonly requests: string[];
  close(): Promise<void>;
}

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown;

/** A host of its own that answers everything but `/widgets/`, which the demo host has. A browser does not follow redirects of `page.route`. */
export const hostInFront = (demoHost: string, answer: Answer): Promise<SecondServer> =>
  secondServer(async (request, response) => {
    if (!request.url!.startsWith('/widgets/')) return answer(request, response);
    const real = await fetch(demoHost + request.url!);
    response.setHeader('content-type', real.headers.get('content-type') ?? '');
    return response.end(Buffer.from(await real.arrayBuffer()));
  });

/**
 * A small server on an origin of its own: another site, or a page that arrives in pieces.
 * @param answer answers each request; every page may read the answer
 */
export async function secondServer(answer: Answer = (_, response) => response.end()): Promise<SecondServer> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', '*');
    void answer(request, response);
  });
  return {
    origin: await listen(server),
    requests,
    close: () => close(server),
  };
}
