import { connect, createServer, type Socket } from 'node:net';
import { listen } from '../../support/local-server.ts';

export interface BreakableConnection {
  /** The address of the host through it. */
  readonly origin: string;
  /** Cuts every connection that is open now; new ones work. */
  cut(): void;
  close(): Promise<void>;
}

/** A proxy to the host whose connections can be cut in the middle of a request: browsers' own "offline" leaves running requests alone. */
export async function breakableConnection(host: string): Promise<BreakableConnection> {
  const { hostname, port } = new URL(host);
  const open = new Set<Socket>();
  const server = createServer((browser) => {
    const behind = connect(Number(port), hostname);
    for (const [socket, other] of [
      [browser, behind],
      [behind, browser],
    ] as const) {
      open.add(socket);
      socket.pipe(other);
      socket
        .on('error', () => {})
        .on('close', () => {
          open.delete(socket);
          other.destroy();
        });
    }
  });
  const cut = (): void => open.forEach((socket) => socket.resetAndDestroy());
  return {
    origin: await listen(server),
    cut,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        cut();
      }),
  };
}
