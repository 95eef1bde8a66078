import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { close, listen } from '../../support/local-server.ts';

export interface SecondServer {
  readonly origin: string;
  /** The requests it received, such as `POST /app/pay`. */
  readonly requests: string[];
  close(): Promise<void>;
}

/**
 * A small server on an origin of its own: another site, or a page that arrives in pieces.
 * @param answer answers each request; every page may read the answer
 */
export async function secondServer(
  answer: (request: IncomingMessage, response: ServerResponse) => unknown = (_, response) => response.end(),
): Promise<SecondServer> {
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
