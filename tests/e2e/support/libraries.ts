import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { openBarePage } from './bare-page.ts';

/** Libraries of pages, as installed. */
const LIBRARIES = {
  turbo: import.meta.resolve('@hotwired/turbo/dist/turbo.es2017-umd.js'),
  htmx: import.meta.resolve('htmx.org/dist/htmx.min.js'),
  alpine: import.meta.resolve('alpinejs/dist/cdn.min.js'),
  idiomorph: import.meta.resolve('idiomorph/dist/idiomorph.min.js'),
} as const;

/** Opens a page that has the library in its head, beside the loader. */
export async function openWith(page: Page, library: keyof typeof LIBRARIES, body: string, head = ''): Promise<void> {
  await page.route('**/library.js', (route) => route.fulfill({ path: fileURLToPath(LIBRARIES[library]) }));
  await openBarePage(page, body, { policy: null, head: headWith(head) });
}
const headWith = (more = '') =>
  `<script defer src="/library.js"></script>${more}<script type="module" src="/widgets/loader.js"></script>`;

/** Another page of the same host, for visits. */
export const serve = (page: Page, address: string, body: string, head = '') =>
  page.route(`**${address}`, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="en"><head><title>Next</title><link rel="icon" href="data:,">${headWith(head)}</head><body>${body}</body></html>`,
    }),
  );
