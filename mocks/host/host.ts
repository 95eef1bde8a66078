import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import type { Clock } from '../world/clock.ts';
import { visitor } from '../world/people.ts';
import type { World } from '../world/world.ts';
import { answer } from './answer.ts';
import { createAssets } from './assets.ts';
import type { Exchange } from './exchange.ts';
import { readRequest, writeResponse } from './node-http.ts';
import { createSessions } from './sessions.ts';
import { createWorlds } from './worlds.ts';

export interface HostOptions {
  /** `0` takes any free port. */
  port: number;
  /** The built bundle; the project's own `dist` unless given. */
  dist?: string;
  /** The clock of new worlds; default: the system's clock. */
  clock?: Clock;
  /** Called before each answer: it may wait, as a slow server does, or answer instead of the host. */
  before?: (request: Request, url: URL) => Promise<Response | undefined>;
}

export interface Host {
  readonly url: string;
  readonly port: number;
  /** The world browsers with the cookie `demo_world=name` are in; "main" is everybody else's. */
  world(name?: string): World;
  close(): Promise<void>;
}

const statics = join(import.meta.dirname, 'static');
/** The demo host has a font of its own, so that its pages look the same on every machine. */
const fonts = join(import.meta.dirname, '../../node_modules/@fontsource-variable/open-sans/files');

/**
 * Starts the demo host.
 * @throws the error of Node, `EADDRINUSE` when the port is taken
 */
export async function startHost({
  port,
  dist = resolve(import.meta.dirname, '../../dist'),
  clock,
  before,
}: HostOptions): Promise<Host> {
  const sessions = createSessions();
  const worlds = createWorlds((request) => sessions.of(request)?.me ?? visitor, clock);
  const folders = [
    ['/widgets/', createAssets(resolve(dist))],
    ['/demo/static/', createAssets(statics)],
    ['/demo/fonts/', createAssets(fonts)],
  ] as const;

  const respond = async (request: Request): Promise<Response | null> => {
    const url = new URL(request.url);
    const instead = await before?.(request, url);
    if (instead) return instead;
    const [prefix, serve] = folders.find(([start]) => url.pathname.startsWith(start)) ?? [];
    if (prefix) return (await serve?.(request, url.pathname.slice(prefix.length))) ?? notFound();
    if (url.pathname === '/favicon.ico') return new Response(null, { status: 404 });
    const place = worlds.of(request);
    const known = sessions.of(request);
    const exchange: Exchange = { request, url, place, sessions, worlds, session: known ?? sessions.begin() };
    const response = await answer(exchange);
    if (!response) return null;
    // A call of a page that is being left, sent or answered after a log-in, must not put its old session over the new one.
    const outdated = known ? exchange.session === known && sessions.of(request) !== known : isByScript(request);
    return outdated ? response : withCookies(response, exchange);
  };

  const withCookies = (response: Response, { session, place, request }: Exchange): Response => {
    const headers = new Headers(response.headers);
    headers.append('set-cookie', sessions.cookie(session));
    // as Laravel: a refused token does not renew the cookie, so trying again does not help
    if (response.status !== 419) headers.append('set-cookie', sessions.tokenCookie(session));
    if (place !== worlds.of(request)) headers.append('set-cookie', worlds.cookie(place.name));
    return new Response(response.body, { status: response.status, headers });
  };

  const server = createServer((incoming, outgoing) => {
    // widgets follow it where it is not that of the browser
    if (clock) outgoing.setHeader('Date', new Date(clock.now()).toUTCString());
    void serveOne(respond, incoming, outgoing);
  });
  await new Promise<void>((listening, failed) => server.once('error', failed).listen(port, listening));
  // a server that listens on a port has an address of this kind
  const { port: taken } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${taken}`,
    port: taken,
    world: (name = 'main') => worlds.named(name).world,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

/** Pages of another origin may read that a file is missing, as behind the servers of the guides. */
const notFound = (): Response =>
  new Response('Not Found', {
    status: 404,
    headers: { 'access-control-allow-origin': '*', 'cache-control': 'no-cache' },
  });

/** Whether the request was made by a script of a page, not by the browser's navigation or a tool. */
const isByScript = (request: Request): boolean => request.headers.get('sec-fetch-dest') === 'empty';

async function serveOne(
  respond: (request: Request) => Promise<Response | null>,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  try {
    const request = await readRequest(incoming);
    await writeResponse(outgoing, request instanceof Response ? request : await respond(request));
  } catch (error) {
    if (incoming.destroyed && !incoming.complete) return; // the browser gave up while sending
    console.error(`The demo host failed at ${incoming.method} ${incoming.url}:`, error);
    if (!outgoing.headersSent)
      await writeResponse(outgoing, Response.json({ message: 'Server Error' }, { status: 500 }));
  }
}
