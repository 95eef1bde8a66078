import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SecondServer {
  readonly origin: string;
  /** What it was asked, such as `POST /app/pay`. */
  readonly asked: string[];
  close(): Promise<void>;
}

/**
 * A small server on an origin of its own: a stranger, or a page that arrives in pieces.
 * @param answer for what it is asked; every page may read the answer
 */
export async function secondServer(
  answer: (request: IncomingMessage, response: ServerResponse) => unknown = (_, response) => response.end(),
): Promise<SecondServer> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', '*');
    void answer(request, response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
