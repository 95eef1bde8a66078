import path from 'node:path';
import * as esbuild from 'esbuild';
import type { Browser, CDPSession, Page } from 'playwright';
import { FLAVOURS } from '../../shared/tools/build/flavours.ts';
import { readManifest } from '../support/dist.ts';
import { settle } from './settle.ts';
import { togglePage } from './toggle-page.ts';
import type { StaticServer } from './static-server.ts';

/** How much the processor is slowed down where milliseconds are measured, so that differences are larger than the machine's noise. */
const SLOWER = 4;
/** How often each case is measured; the median counts. */
const TIMES = 5;

export interface MountCosts {
  /** `widgets`: ours. `plain loop`: createRoot for each element, written by hand. `no script`: the page alone. */
  page: string;
  /** 20 toggles on the screen: from the first that can be clicked to the last, ms. */
  twenty?: number;
  /** 20 changed attributes: until all show it, ms. The first time the browser compiles the functions that update. */
  changed?: number;
  /** The same once more. */
  changedAgain?: number;
  /** 1,000 rows with toggles put below the others: the longest task that follows, ms, at the machine's own speed; 50 stands for "none over 50". */
  added: number;
}

/** What mounting costs beside a loop written by hand, and beside the page without any script. The three take turns, so that a busy moment affects all of them. */
export async function measureMountCosts(browser: Browser, server: StaticServer): Promise<MountCosts[]> {
  server.page('/plain.js', await plainLoop());
  const html = togglePage(20);
  const pages = {
    widgets: html,
    'plain loop': html.replace(/(<script type="module" src=")[^"]*/, '$1/plain.js'),
    'no script': html.replace(/<script.*?<\/script>/, ''),
  };
  const runs: MountCosts[] = [];
  for (let run = 0; run <= TIMES; run++)
    for (const [page, text] of Object.entries(pages)) {
      server.page('/costs', text);
      const costs = await costsOf(browser, `${server.origin}/costs`, page !== 'no script');
      if (run > 0) runs.push({ page, ...costs }); // the first warms the browser up
    }
  return Object.keys(pages).map((page) => {
    const median = (of: (run: MountCosts) => number): number =>
      runs
        .filter((run) => run.page === page)
        .map(of)
        .sort((a, b) => a - b)[TIMES >> 1]!;
    return {
      page,
      ...(page !== 'no script' && {
        twenty: median((run) => run.twenty!),
        changed: median((run) => run.changed!),
        changedAgain: median((run) => run.changedAgain!),
      }),
      added: median((run) => run.added),
    };
  });
}

async function costsOf(browser: Browser, address: string, hasScript: boolean): Promise<Omit<MountCosts, 'page'>> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 1_000 } });
  try {
    await page.addInitScript(record);
    const session = await page.context().newCDPSession(page);
    await slowDown(session, SLOWER);
    await page.goto(address);
    if (!hasScript) {
      await slowDown(session, 1);
      return { added: await addRows(page) };
    }
    // the script above puts it there
    await page.waitForFunction(() => (window as unknown as Recorder).readyAt.length === 20);
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle, { timeout: 1_000 }))); // code that is loaded late does not count
    const twenty = await page.evaluate(() => {
      // the script above puts it there
      const { readyAt } = window as unknown as Recorder;
      return readyAt.at(-1)! - readyAt[0]!; // all 20 are ready
    });
    const changed = await changeAll(page);
    await settle(page);
    const changedAgain = await changeAll(page);
    await slowDown(session, 1);
    return { twenty, changed, changedAgain, added: await addRows(page) };
  } finally {
    await page.close();
  }
}

const slowDown = (session: CDPSession, rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate });

interface Recorder {
  readyAt: number[];
  tasks: number[];
}

/** Runs in the page, before its first script. */
function record(): void {
  const recorder: Recorder = { readyAt: [], tasks: [] };
  Object.assign(window, recorder);
  addEventListener('dw:ready', () => recorder.readyAt.push(performance.now()));
  new PerformanceObserver((list) => recorder.tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
    type: 'longtask',
  });
}

/** Turns all toggles round by their attributes. @returns ms until the last shows it */
const changeAll = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const elements = [...document.querySelectorAll<HTMLElement>('[data-widget]')];
    const shows = (element: HTMLElement): boolean => {
      const toggle = (element.shadowRoot ?? element).querySelector('[role=switch]');
      return toggle?.getAttribute('aria-checked') === String(element.dataset.value === '1');
    };
    const start = performance.now();
    for (const element of elements) element.dataset.value = element.dataset.value === '1' ? '0' : '1';
    const { port1, port2 } = new MessageChannel();
    while (!elements.every(shows))
      await new Promise((next) => {
        port1.onmessage = next;
        port2.postMessage(null);
      });
    return performance.now() - start;
  });

/** Puts 1,000 rows below the table. @returns the longest task until no more widgets mount */
const addRows = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    // the script above puts it there
    const { tasks, readyAt } = window as unknown as Recorder;
    const table = document.querySelector('tbody')!;
    const rows = document.createElement('tbody');
    for (let at = 0; at < 1_000; at++) {
      const row = rows.insertRow();
      row.insertCell().textContent = `New ${at}`;
      const toggle = document.createElement('span');
      Object.assign(toggle.dataset, {
        widget: 'yes-no-toggle',
        kind: 'fmd',
        id: `n${at}`,
        value: '0',
        label: `New ${at}`,
      });
      toggle.textContent = 'No';
      row.insertCell().append(toggle);
    }
    await new Promise((next) => setTimeout(next, 200)); // the time to make them does not count
    tasks.length = 0;
    table.after(rows);
    for (let before = -1; before !== readyAt.length;) {
      before = readyAt.length;
      await new Promise((next) => setTimeout(next, 500));
    }
    return Math.max(50, ...tasks);
  });

/** The script of the plain loop, with the library of the build that it is compared with. */
export async function plainLoop(): Promise<string> {
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
