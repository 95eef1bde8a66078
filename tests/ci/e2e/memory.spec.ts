/** What an item remembers while a page stays, comes back or is visited anew without a document being loaded. */
import type { Page } from '@playwright/test';
import { switchOf, toggle } from '../../e2e/support/bare-page.ts';
import { openWith, serve } from '../../e2e/support/libraries.ts';
import { expect, test } from '../../e2e/support/test.ts';

/** The little of Turbo that is called here, in the page. */
declare const Turbo: { visit(to: string, options?: { action: 'replace' | 'advance' }): void };
/** Resolves when the page has come. A visit that another one cuts off leaves a rejection that Turbo does not catch. */
const visit = (page: Page, to: string) =>
  page.evaluate(
    (address) =>
      new Promise<void>((resolve) => {
        addEventListener('turbo:load', () => resolve(), { once: true });
        Turbo.visit(address);
      }),
    to,
  );
const BARE = '/app/admin/bare';
const NEXT = '<h1>Next</h1>';

test.beforeEach(({ host }) => host.become('admin'));

test('Turbo: after Back the copy of the page shows the answer; a link begins anew', async ({ page }) => {
  await serve(page, '/app/admin/next', NEXT);
  await openWith(page, 'turbo', `<main>${toggle(3)}</main>`);
  await switchOf(page, 3).click();
  await expect(switchOf(page, 3)).toBeChecked();
  await visit(page, '/app/admin/next');
  await expect(page.getByText('Next')).toBeVisible();
  await page.goBack();
  await expect(switchOf(page, 3)).toBeChecked();
  await visit(page, '/app/admin/next');
  await expect(page.getByText('Next')).toBeVisible();
  // somebody else has switched it back, so the page says what it said before
  await visit(page, BARE);
  await expect(switchOf(page, 3)).not.toBeChecked();
});

test('Turbo: a preview shows the answer until the page has come', async ({ page }) => {
  await serve(page, '/app/admin/next', NEXT);
  await openWith(page, 'turbo', `<main>${toggle(3)}</main>`);
  await switchOf(page, 3).click();
  await expect(switchOf(page, 3)).toBeChecked();
  await visit(page, '/app/admin/next');
  await expect(page.getByText('Next')).toBeVisible();
  const { promise, resolve: send } = Promise.withResolvers<void>();
  await page.route(`**${BARE}`, async (route) => {
    await promise;
    await route.fallback();
  });
  const visited = visit(page, BARE);
  await expect(page.locator('html[data-turbo-preview]')).toHaveCount(1);
  await expect(switchOf(page, 3)).toBeChecked();
  send();
  await visited;
  await expect(page.locator('html[data-turbo-preview]')).toHaveCount(0);
  await expect(switchOf(page, 3)).not.toBeChecked();
});
