import type { Page } from '@playwright/test';
import { toggle } from './support/bare-page.ts';
import { openWith, serve } from './support/libraries.ts';
import { expect, test } from './support/test.ts';

/** The little of Turbo that is called here, in the page. */
declare const Turbo: { visit(to: string): void };

/** Ways from a page with a popup of ours, which keep a copy of it for Back. */
const swaps = {
  Turbo: (page: Page) => page.evaluate(() => Turbo.visit('/app/admin/next')),
  // what Livewire does on wire:navigate, after the event that tells so; it is not on npm
  'wire:navigate': (page: Page) =>
    page.evaluate(() => {
      document.dispatchEvent(new CustomEvent('alpine:navigating', { bubbles: true }));
      const copy = document.documentElement.outerHTML;
      const swap = (html: string): void => {
        document.body.replaceWith(new DOMParser().parseFromString(html, 'text/html').body);
      };
      history.pushState({}, '', '/app/admin/next');
      addEventListener('popstate', () => swap(copy), { once: true });
      swap('<h1>Next</h1>');
    }),
};

const popups = {
  async toast(page: Page) {
    await page.evaluate(() => (window.DealerWidgets as { copy(what: string): Promise<boolean> }).copy('h1'));
    return page.getByText(/^Copying text was/);
  },
  async question(page: Page) {
    await page.getByRole('button', { name: /^Edit/ }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    return page.getByRole('dialog', { name: 'Are you sure?' });
  },
};

test.beforeEach(({ host }) => host.become('admin'));

for (const [way, leave] of Object.entries(swaps))
  for (const [popup, open] of Object.entries(popups))
    test(`${way}: a page that is left with a ${popup} comes back without it, and can be used`, async ({ page }) => {
      await serve(page, '/app/admin/next', '<h1>Next</h1>');
      await openWith(
        page,
        way === 'Turbo' ? 'turbo' : 'alpine',
        `<main><h1>First</h1><div data-widget="checklist-note" data-locale="en" data-customer-id="7" data-note="old"></div>${toggle(3)}</main>`,
      );
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
    });
