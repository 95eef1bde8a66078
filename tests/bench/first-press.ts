/**
 * How soon 1 or 20 toggles can be pressed: `node tests/bench/first-press.ts dist [other builds]`, each with the script tag and with the
 * helper's head, beside a loop by hand. They take turns, so that a busy moment affects all.
 */
import '../guard.mjs';
import { pathToFileURL } from 'node:url';
import path from 'node:path';
import * as esbuild from 'esbuild';
import { type Browser, chromium } from 'playwright';
import { chromiumLaunch } from '../chromium.mjs';
import { distFiles } from '../support/dist.ts';
import { serveStatic } from './static-server.ts';
import { togglePage } from './toggle-page.ts';

/** How much the processor is slowed down: a cheap phone. */
const SLOWER = 4;
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };
/** How often each case is measured; the median counts. */
const TIMES = 7;

/** `no limit`: of the network. `slow 4G`. `files cached`: the fourth visit on slow 4G, with the code that the browser has compiled. */
const CONDITIONS = ['no limit', 'slow 4G', 'files cached'] as const;

const SCRIPT_TAG = /<script type="module".*?<\/script>/;

interface Page {
  name: string;
  address: string;
  show: (html: string) => void;
}

/** The two pages of a build, and the loop's. */
async function pagesOf(folder: string) {
  const server = await serveStatic(distFiles(path.resolve(folder)));
  // what an application of Express imports
  const helper = await import(pathToFileURL(path.resolve(folder, 'host/express/dealer-widgets.mjs')).href);
  const head: string = helper.dealerWidgets(path.resolve(folder, 'manifest.json')).head(['yes-no-toggle']);
  server.page('/plain.js', await plainLoop());
  const pageOf = (name: string, edit: (html: string) => string): Page => ({
    name,
    address: `${server.origin}/first`,
    show: (html) => server.page('/first', edit(html)),
  });
  return {
    close: () => server.close(),
    loop: pageOf('plain loop', (html) => html.replace(SCRIPT_TAG, '<script type="module" src="/plain.js"></script>')),
    pages: [
      pageOf(`${folder}, script tag`, (html) => html),
      pageOf(`${folder}, head of the helper`, (html) =>
        html.replace(/<link rel="stylesheet".*?>\s*/, '').replace(SCRIPT_TAG, () => head),
      ),
    ],
  };
}

const builds = await Promise.all(process.argv.slice(2).map(pagesOf));
const pages = [...builds.slice(0, 1).map(({ loop }) => loop), ...builds.flatMap((build) => build.pages)];
const browser = await chromium.launch(await chromiumLaunch());
const rows = pages.map(({ name }): Record<string, string> => ({ 'until all can be pressed, ms': name }));
const columns = CONDITIONS.flatMap((condition) => [1, 20].map((count) => ({ condition, count })));
for (const { condition, count } of columns) {
  const taken = pages.map((): number[] => []);
  for (let run = 0; run <= TIMES; run++)
    for (const [at, { address, show }] of pages.entries()) {
      show(togglePage(count));
      const ms = await readyAfter(browser, address, condition, count);
      if (run > 0) taken[at]!.push(ms); // the first warms the browser up
    }
  const medians = taken.map((each) => each.sort((a, b) => a - b)[TIMES >> 1]!);
  for (const [at, ready] of medians.entries())
    rows[at]![`${condition}, ${count}`] = `${ready.toFixed(0)} (× ${(ready / medians[0]!).toFixed(2)})`;
}
await browser.close();
for (const { close } of builds) await close();
console.table(rows);

async function readyAfter(
  browser: Browser,
  address: string,
  condition: (typeof CONDITIONS)[number],
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
      await page.goto(address, { waitUntil: 'commit' });
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

/** The script of the plain loop, with React. */
async function plainLoop(): Promise<string> {
  const { outputFiles } = await esbuild.build({
    entryPoints: [path.join(import.meta.dirname, 'plain-loop.tsx')],
    bundle: true,
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
