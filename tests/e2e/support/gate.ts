import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { startHost } from '../../../mocks/host/host.ts';
import { dist } from '../../support/dist.ts';
import { fontFile, type HostFont } from './host-fonts.ts';
import { test as base } from './test.ts';

const STYLES = '/demo/static/host.css';
const styles = readFileSync(new URL('../../../mocks/host/static/host.css', import.meta.url), 'utf8');
const answer = (type: string, body: string | Uint8Array<ArrayBuffer>): Response =>
  new Response(body, { headers: { 'content-type': type, 'cache-control': 'no-store' } });

type Which = (request: Request, url: URL) => boolean;

/** What a test's own demo host does before it answers. Unlike Playwright's routes it leaves the browser's cache on, so that pages take half the time. */
export interface Gate {
  /** Holds these requests. @returns lets them through, and all that come later */
  hold(which: Which): () => void;
  /** Gives the pages another font from now on, under another address: browsers keep a decoded font for as long as its address is the same. */
  useFont(font: HostFont): void;
}

/** The tests' test, on a demo host with a gate. */
export const test = base.extend<{ gatedHost: { gate: Gate; url: string } }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs from its text
  gatedHost: async ({}, provide) => {
    const holds = new Map<Which, Promise<void>>();
    let font: HostFont | undefined;
    const host = await startHost({
      port: 0,
      dist,
      async before(request, url) {
        for (const [which, opened] of holds) if (which(request, url)) await opened;
        if (!font) return undefined;
        if (url.pathname === STYLES) return answer('text/css', styles.replaceAll('.woff2', `.woff2?${font}`));
        return url.search === `?${font}` ? answer('font/woff2', await readFile(fontFile(font))) : undefined;
      },
    });
    const gate: Gate = {
      hold(which) {
        const { promise, resolve } = Promise.withResolvers<void>();
        holds.set(which, promise);
        return () => {
          holds.delete(which);
          resolve();
        };
      },
      useFont: (next) => void (font = next),
    };
    await provide({ gate, url: host.url });
    await host.close();
  },
  baseURL: ({ gatedHost }, provide) => provide(gatedHost.url),
});
