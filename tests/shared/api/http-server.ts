import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import { onTestFinished } from 'vitest';
import { callFrom } from '../../../shared/api/call.ts';
import type { AnyCall, Call } from '../../../shared/api/call-options.ts';
import type { Environment } from '../../../shared/api/environment.ts';
import { close, listen } from '../../support/local-server.ts';

/** A request as the server saw it. */
export interface Seen {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

type Respond = (response: Parameters<RequestListener>[1], seen: Seen, count: number) => void;

/**
 * Starts a real server for one test.
 * @param respond answers each request; `count` is 1 for the first
 */
export async function startServer(respond: Respond) {
  const seen: Seen[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      seen.push({ method, url, headers, body: Buffer.concat(chunks).toString('latin1') });
      respond(response, seen.at(-1)!, seen.length);
    });
  });
  onTestFinished(() => close(server));
  return { origin: await listen(server), seen };
}

/** `call` as a page on that origin has it. */
export function clientFor(origin: string, changes: Partial<Environment> = {}): Call {
  const environment: Environment = {
    origin,
    baseUri: `${origin}/app/page`,
    cookies: () => 'laravel_session=x; XSRF-TOKEN=abc%3D',
    settings: { api_base: '', xsrf_cookie: 'XSRF-TOKEN', xsrf_header: 'X-XSRF-TOKEN' },
    isOffline: () => false,
    fetchOptions: () => ({ mode: 'cors' }),
    ...changes,
  };
  const call: AnyCall = (endpoint, options = {}) => callFrom(environment, endpoint, options);
  return call as Call; // the type `Call` checks arguments and result at the call site
}

/** A server that always answers the same, and a client for it. */
export async function answering(status: number, headers: Record<string, string>, body: string | Buffer) {
  const server = await startServer((response) => response.writeHead(status, headers).end(body));
  return { ...server, call: clientFor(server.origin) };
}

export const LOG_IN_PAGE =
  '<!DOCTYPE html><html><title>Log masuk</title><form action="/login"><input type="password"></form></html>';

/** The error a call ends with. */
export async function failureOf(work: Promise<unknown>): Promise<Error & Record<string, unknown>> {
  return work.then(
    (answer) => {
      throw new Error(`expected a failure, but the answer was ${JSON.stringify(answer)}`);
    },
    (error: Error & Record<string, unknown>) => error,
  );
}
