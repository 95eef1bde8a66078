import { pathToFileURL } from 'node:url';
import path from 'node:path';
import * as esbuild from 'esbuild';
import type { Browser } from 'playwright';
import { FLAVOURS } from '../../shared/tools/build/flavours.ts';
import { dist, readManifest } from '../support/dist.ts';
import type { StaticServer } from './static-server.ts';
import { togglePage } from './toggle-page.ts';

/** How much the processor is slowed down: a cheap phone. */
const SLOWER = 4;
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };
/** How often each case is measured; the median counts. */
const TIMES = 7;

/** `no limit`: of the network. `slow 4G`. `files cached`: the fourth visit on slow 4G, with the code that the browser has compiled. */
const CONDITIONS = ['no limit', 'slow 4G', 'files cached'] as const;

export interface FirstPress {
  page: string;
  condition: (typeof CONDITIONS)[number];
  count: number;
  /** From navigation until all toggles can be clicked, ms. */
  ready: number;
  /** The same, as a multiple of the plain loop's. */
  ratio: number;
}

/**
 * How soon 1 or 20 toggles can be clicked: with the script tag alone, with the helper's head, and by a loop written by hand. The pages take
 * turns, so that a busy moment affects all.
 */
export async function measureFirstPress(browser: Browser, server: StaticServer): Promise<FirstPress[]> {
  server.page('/plain.js', await plainLoop());
  // what an application of Express imports
  const helper = await import(pathToFileURL(path.join(dist, 'host/express/dealer-widgets.mjs')).href);
  const head: string = helper.dealerWidgets(path.join(dist, 'manifest.json')).head(['yes-no-toggle']);
  const scriptTag = /<script type="module".*?<\/script>/;
  const pages: Record<string, (html: string) => string> = {
    'plain loop': (html) => html.replace(scriptTag, '<script type="module" src="/plain.js"></script>'),
    'script tag': (html) => html,
    'head of the helper': (html) => html.replace(/<link rel="stylesheet".*?>\s*/, '').replace(scriptTag, () => head),
  };
  const results: FirstPress[] = [];
  for (const condition of CONDITIONS)
    for (const count of [1, 20]) {
      const times = Object.entries(pages).map(([page, edit]) => ({ page, edit, ms: [] as number[] }));
      for (let run = 0; run <= TIMES; run++)
        for (const { edit, ms } of times) {
          server.page('/first', edit(togglePage(count)));
          const taken = await readyAfter(browser, server, condition, count);
          if (run > 0) ms.push(taken); // the first warms the browser up
        }
      const medians = times.map(({ ms }) => ms.sort((a, b) => a - b)[TIMES >> 1]!);
      for (const [at, { page }] of times.entries())
        results.push({ page, condition, count, ready: medians[at]!, ratio: medians[at]! / medians[0]! });
    }
  return results;
}

async function readyAfter(
  browser: Browser,
  { origin }: StaticServer,
  condition: FirstPress['condition'],
  count: number,
): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 1_000 } });
  try {
    await context.addInitScript(() => {
      Object.assign(window, { readyAt: [] });
      addEventListener('dw:ready', () => readyAt.push(performance.now()));
    });
    /** @returns ms until the last is ready; whatever loads after that has loaded */
    const visit = async (isSlow: boolean): Promise<number> => {
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      if (isSlow) await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
      if (isSlow && condition !== 'no limit') await session.send('Network.emulateNetworkConditions', SLOW_4G);
      await page.goto(`${origin}/first`, { waitUntil: 'commit' });
      await page.waitForFunction((all) => readyAt.length === all, count);
      const last = await page.evaluate(() => readyAt.at(-1)!);
      // resolves when the rest of the loader has come; the plain loop has none
      await page.evaluate(() => (window.DealerWidgets as { scan(): unknown } | undefined)?.scan());
      await page.close();
      return last;
    };
    // a browser keeps the compiled code of what it has run three times
    if (condition === 'files cached') for (let before = 0; before < 3; before++) await visit(false);
    return await visit(true);
  } finally {
    await context.close();
  }
}

/** The script of the plain loop, with the library of the build that it is compared with. */
async function plainLoop(): Promise<string> {
  const { outputFiles } = await esbuild.build({
    entryPoints: [path.join(import.meta.dirname, 'plain-loop.tsx')],
    bundle: true,
    alias: FLAVOURS[readManifest().flavour]!,
    write: false,
    format: 'esm',
    jsx: 'automatic',
    minify: true,
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles[0]!.text;
}

declare global {
  /** When each toggle could be clicked, ms from navigation. */
  var readyAt: number[];
}
