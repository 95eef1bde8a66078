import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { MENTOR, toggle } from '../../e2e/support/bare-page.ts';
import { openWith, serve } from '../../e2e/support/libraries.ts';
import { expect, test } from '../../e2e/support/test.ts';
import { missFile } from '../../e2e/support/deploy.ts';

/** The little of Turbo that is called here, in the page. */
declare const Turbo: { visit(to: string, options?: { action: 'replace' }): void };
/** The little of htmx. */
declare const htmx: { ajax(method: 'GET', to: string, how: Record<string, string>): Promise<void> };
const LIBRARY = { Turbo: 'turbo', htmx: 'htmx', 'wire:navigate': 'alpine' } as const;
/** Its extension that keeps pages for Back, as version 2 did by itself. */
const HTMX_HISTORY = fileURLToPath(import.meta.resolve('htmx.org/dist/ext/hx-history-cache.min.js'));

/** Ways from a page with something of ours open, which keep a copy of it for Back. */
const swaps = {
  Turbo: (page: Page) => page.evaluate(() => Turbo.visit('/app/admin/next')),
  htmx: (page: Page) =>
    page.evaluate(() => htmx.ajax('GET', '/app/admin/next', { target: 'body', swap: 'innerHTML', push: 'true' })),
  // what Livewire does on wire:navigate, after the event that tells so; it is not on npm
  'wire:navigate': (page: Page) =>
    page.evaluate(() => {
      document.dispatchEvent(new CustomEvent('alpine:navigating', { bubbles: true }));
      const copy = document.documentElement.outerHTML;
      const swap = (html: string): void => {
        const next = new DOMParser().parseFromString(html, 'text/html');
        document.body.replaceWith(next.body);
        const { documentElement: root } = document;
        for (const { name } of [...root.attributes]) root.removeAttribute(name);
        for (const { name, value } of next.documentElement.attributes) root.setAttribute(name, value);
      };
      history.pushState({}, '', '/app/admin/next');
      addEventListener('popstate', () => swap(copy), { once: true });
      swap('<h1>Next</h1>');
    }),
};

const opened = {
  async toast(page: Page) {
    await page.evaluate(() => DealerWidgets.copy('h1'));
    return page.getByText(/^Copying text was/);
  },
  async question(page: Page) {
    await page.getByRole('button', { name: /^Edit/ }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    return page.getByRole('alertdialog', { name: 'Are you sure?' });
  },
  async dialog(page: Page) {
    await page.getByRole('button', { name: /^Change mentor/ }).click();
    return page.getByRole('dialog', { name: 'Upline mentor' });
  },
  async 'notice of a deploy'(page: Page) {
    await missFile(page);
    return page.getByRole('region', { name: 'Halaman ini sudah dikemas kini.' });
  },
};

test.beforeEach(({ host }) => host.become('admin'));

const BODY = `<main style="min-height: 3000px"><h1>First</h1>
<div data-widget="checklist-note" data-locale="en" data-customer-id="7" data-note="old"></div>${toggle(3)}${MENTOR}</main>`;

// entries of an object have its keys
for (const [way, leave] of Object.entries(swaps) as Array<[keyof typeof swaps, (page: Page) => Promise<void>]>)
  for (const [what, open] of Object.entries(opened))
    test(`${way}: a page that is left with a ${what} comes back without it`, async ({ page, problems }) => {
      if (what === 'notice of a deploy') problems.expect(/status of 404/);
      await serve(page, '/app/admin/next', '<h1>Next</h1>');
      await page.route('**/history.js', (route) => route.fulfill({ path: HTMX_HISTORY }));
      await openWith(page, LIBRARY[way], BODY, way === 'htmx' ? '<script defer src="/history.js"></script>' : '');
      const shown = await open(page);
      await expect(shown).toBeVisible();
      await leave(page);
      await expect(page.getByRole('heading', { name: 'Next' })).toBeVisible();
      await expect(shown).toHaveCount(0);
      await page.goBack();
      await expect(page.getByRole('heading', { name: 'First' })).toBeVisible();
      await expect(shown).toHaveCount(0);
      await page.getByRole('switch', { name: 'Toggle 3' }).click();
      await expect(page.getByRole('switch', { name: 'Toggle 3' })).toBeChecked();
      expect(await page.locator('body > *').evaluateAll((all) => all.map((each) => each.tagName))).toEqual(['MAIN']);
      await page.mouse.wheel(0, 500);
      await expect.poll(() => page.evaluate(() => scrollY), 'the page scrolls').toBeGreaterThan(0);
    });

for (const kept of ['', 'data-turbo-permanent'])
  test(`a dialog that a refresh of Turbo keeps ${kept} stays over a page that does not scroll`, async ({ page }) => {
    const morph = '<meta name="turbo-refresh-method" content="morph">';
    const body = (title: string): string =>
      `<main style="min-height: 3000px"><h1>${title}</h1><div id="kept" ${kept}>${MENTOR}</div></main>`;
    await openWith(page, 'turbo', body('First'), morph);
    const dialog = await opened.dialog(page);
    await expect(dialog).toBeVisible();
    await serve(page, '/app/admin/bare', body('Next'), morph);
    await page.evaluate(() => Turbo.visit(location.href, { action: 'replace' }));
    await expect(page.locator('h1')).toHaveText('Next');
    await expect(dialog).toBeVisible();
    const scrolled = async (): Promise<number> => {
      await page.mouse.wheel(0, 500);
      return page.evaluate(() => new Promise<number>((done) => requestAnimationFrame(() => done(scrollY))));
    };
    for (let turns = 0; turns < 10; turns++) expect(await scrolled()).toBe(0);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect.poll(scrolled).toBeGreaterThan(0);
  });
