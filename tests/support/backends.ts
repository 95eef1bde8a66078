import { createServer, type RequestListener } from 'node:http';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { startHost, type Host } from '../../mocks/host/host.ts';
import { close, listen } from './local-server.ts';

let host: Host;

/** Starts the demo host for the tests of a file. */
export function withDemoHost(): void {
  beforeAll(async () => void (host = await startHost({ port: 0 })));
  afterAll(() => host.close());
}

/** The demo host of this file. */
export const demoHost = (): Host => host;

/** The `Cookie` header of somebody with this role on the demo host. */
export async function cookieOf(role: string): Promise<string> {
  const response = await fetch(`${host.url}/demo/as/${role}?to=/`, { redirect: 'manual' });
  return response.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
}

/** Another backend, until the end of the test. @returns its origin */
export async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  onTestFinished(() => close(server));
  return listen(server);
}
