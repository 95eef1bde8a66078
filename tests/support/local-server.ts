import type { Server as HttpServer } from 'node:http';
import type { AddressInfo, Server } from 'node:net';

/**
 * Starts a server on a free port of this machine.
 * @returns its origin
 */
export async function listen(server: Server): Promise<string> {
  await new Promise<void>((listening, failed) => server.once('error', failed).listen(0, '127.0.0.1', listening));
  // a server that listens on a port has an address of this kind
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Closes a server and the connections that are still open. */
export const close = (server: HttpServer): Promise<void> =>
  new Promise((closed) => {
    server.close(() => closed());
    server.closeAllConnections();
  });
