import type { Browser } from 'playwright';
import type { Served, StaticServer } from './static-server.ts';
import { togglePage } from './toggle-page.ts';

export interface FirstUse {
  /** Bytes after brotli, the page's own HTML not counted. */
  bytes: number;
  /** Request rounds after the HTML. */
  rounds: number;
  files: Served[];
}

/** Opens a page with one toggle with an empty cache, and counts the requests until the toggle can be clicked. */
export async function measureFirstUse(browser: Browser, server: StaticServer): Promise<FirstUse> {
  server.page('/one', togglePage(1));
  const page = await browser.newPage();
  try {
    server.taken();
    await page.addInitScript(() => {
      // the browser lists the files that have arrived
      addEventListener('dw:ready', () => {
        const files = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
        Object.assign(window, { filesUntilReady: files });
      });
    });
    await page.goto(`${server.origin}/one`, { waitUntil: 'commit' });
    await page.locator('[data-widget-state=ready]').waitFor();
    // the script above puts it there
    const { filesUntilReady } = await page.evaluate<{ filesUntilReady: string[] }>('({ filesUntilReady })');
    const files = server.taken().filter(({ path }) => filesUntilReady.includes(path));
    return {
      bytes: files.reduce((total, { bytes }) => total + bytes, 0),
      rounds: Math.max(...files.map(({ round }) => round)),
      files,
    };
  } finally {
    await page.close();
  }
}
