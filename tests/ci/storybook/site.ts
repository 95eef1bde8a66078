import { chromium } from 'playwright';
import { afterAll } from 'vitest';
import { chromiumLaunch, sameEverywhere } from '../../chromium.mjs';
import { readEntries } from './entries.ts';
import { serveBuilt } from './serve-built.ts';

/** Opens the Storybook that was built, in one page for all tests of a file. */
export async function openSite() {
  const entries = readEntries();
  const server = await serveBuilt();
  const browser = await chromium.launch(await chromiumLaunch());
  afterAll(async () => {
    await browser.close();
    await server.close();
  });
  const page = await browser.newPage({ ...sameEverywhere, permissions: ['clipboard-read', 'clipboard-write'] });
  page.setDefaultTimeout(60_000); // less than a test has, so that a failure names the step
  /** What was uncaught or logged as an error. */
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('console', (message) => void (message.type() === 'error' && problems.push(message.text())));
  /** Each step waits for what it needs: the event `load` also waits for every story of a docs page, which are pages of their own. */
  const visit = (address: string) => page.goto(`${server.address}${address}`, { waitUntil: 'domcontentloaded' });
  return {
    entries,
    page,
    problems,
    /** Opens a story as a page, with what is chosen in the toolbar. Without axe, which has seen every story in their own tests. */
    openStory: (id: string, ...globals: string[]) =>
      visit(`iframe.html?id=${id}&viewMode=story&globals=${['a11y.manual:!true', ...globals].join(';')}`),
    /** Opens a docs page without Storybook's frame around it. */
    openDocs: (id: string) => visit(`iframe.html?id=${id}--docs&viewMode=docs`),
    /** Opens a story or a docs page with the sidebar, the toolbar and the panels. */
    openFramed: (path: string) => visit(`index.html?path=/${path}`),
  };
}
