import { expect, type Page, test as base } from '@playwright/test';
import { sameEverywhere } from '../../chromium.mjs';
import { firstStates, readEntries } from './entries.ts';
import { serveBuilt } from './serve-built.ts';

/** The size in which a page shows its stories, unless a test sets another. */
export const DESKTOP = { width: 1280, height: 800 };
/** Where a page begins: a state for which nobody has to do anything. */
const [start] = firstStates(readEntries()).keys();

interface Storybook {
  readonly page: Page;
  /**
   * Waits for the errors that a story logs on purpose: the browser's own about an answer come after the page has shown it.
   * @param logs a part of each
   * @returns what else was uncaught or logged as an error since the last story
   */
  problems(logs: readonly string[]): Promise<string[]>;
}

/** Runs in the page, before its first script, so that requests can be made to leave it later. */
function holdRequests(): void {
  const { fetch } = window;
  window.fetch = async (...request) => {
    const { slowRequests = '0' } = document.documentElement.dataset;
    if (slowRequests !== '0') await new Promise((passed) => setTimeout(passed, Number(slowRequests)));
    return fetch(...request);
  };
}

/** Requests leave the page so many ms later, as on a busy machine. */
export const setSlowRequests = (page: Page, ms: number): Promise<void> =>
  page.evaluate((value) => void (document.documentElement.dataset.slowRequests = value), String(ms));

/** One page for all stories of a worker, which goes from one to the next like the sidebar: opening Storybook takes longer than many stories. */
export const test = base.extend<object, { storybook: Storybook }>({
  storybook: [
    async ({ browser }, use) => {
      const server = await serveBuilt();
      const page = await browser.newPage({ ...sameEverywhere, viewport: DESKTOP });
      const seen: string[] = [];
      page.on('pageerror', ({ message }) => seen.push(`uncaught: ${message}`));
      page.on('console', (message) => void (message.type() === 'error' && seen.push(`console: ${message.text()}`)));
      // calendars begin today; Playwright's own clock replaces Date, which breaks the month grid's arithmetic of time zones
      await page.addInitScript((now) => (Date.now = () => now), Date.parse('2026-11-22T09:00:00+08:00'));
      await page.addInitScript(holdRequests);
      // not on a docs page: its style sheets would stay
      await page.goto(`${server.address}iframe.html?id=${start}&viewMode=story&globals=a11y.manual:!true`);
      await page.locator('html[data-story-shown]').waitFor();
      const problems: Storybook['problems'] = async (logs) => {
        const missing = () => logs.filter((part) => !seen.some((problem) => problem.includes(part)));
        await expect.poll(missing, 'errors that the story says it logs').toEqual([]);
        return seen.splice(0).filter((problem) => !logs.some((part) => problem.includes(part)));
      };
      await use({ page, problems });
      await page.close();
      await server.close();
    },
    { scope: 'worker' },
  ],
});
