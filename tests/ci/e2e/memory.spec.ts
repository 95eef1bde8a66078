/** What an item remembers while a page stays, comes back or is visited anew without a document being loaded. */
import type { Page } from '@playwright/test';
import { openBarePage, switchOf, toggle } from '../../e2e/support/bare-page.ts';
import { openWith, serve } from '../../e2e/support/libraries.ts';
import { expect, test } from '../../e2e/support/test.ts';

/** The little of Turbo that is called here, in the page. */
declare const Turbo: { visit(to: string, options?: { action: 'replace' | 'advance' }): void };
const visit = (page: Page, to: string) => page.evaluate((address) => Turbo.visit(address), to);
const BARE = '/app/admin/bare';
const NEXT = '<h1>Next</h1>';

test.beforeEach(({ host }) => host.become('admin'));

test('Turbo: after Back the copy of the page shows the answer; a link begins anew, also with exactly the old value', async ({
  page,
}) => {
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
  await visit(page, BARE);
  await expect(page.locator('html[data-turbo-preview]')).toHaveCount(1);
  await expect(switchOf(page, 3)).toBeChecked();
  send();
  await expect(page.locator('html[data-turbo-preview]')).toHaveCount(0);
  await expect(switchOf(page, 3)).not.toBeChecked();
});

test('rows that a script takes out, renders anew and morphs show the answer, until the page has a newer value', async ({
  page,
}) => {
  await openBarePage(page, `<main>${toggle(3)}</main>`, { policy: null });
  await switchOf(page, 3).click();
  await expect(switchOf(page, 3)).toBeChecked();
  const write = (html: string) => page.locator('main').evaluate((main, text) => (main.innerHTML = text), html);
  await write('');
  await expect(switchOf(page, 3)).toHaveCount(0);
  await write(toggle(3));
  await expect(switchOf(page, 3)).toBeChecked();
  await write(toggle(6));
  await expect(switchOf(page, 6)).not.toBeChecked();
  const value = (text: string) =>
    page.locator('[data-id="3"]').evaluate((element, to) => element.setAttribute('data-value', to), text);
  await write(toggle(3));
  await expect(switchOf(page, 3)).toBeChecked();
  await value('0'); // written again, as a morph does
  await expect(switchOf(page, 3)).toBeChecked();
  await value('1');
  await expect(page.locator('[data-id="3"]')).toHaveAttribute('data-widget-state', 'ready');
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await value('0');
  await expect(switchOf(page, 3)).not.toBeChecked();
});

test('what was typed and not saved is there after the page was left by a link, and gone for another person', async ({
  page,
}) => {
  const note =
    '<div data-widget="mentor-note" data-locale="en" data-load="eager" data-report-card-id="1" data-note=""></div>';
  const body = (user: number): string =>
    `<script type="application/json" id="dealer-widgets-config">{"user_id":${user}}</script>${note}`;
  let user = 1;
  await page.route(`**${BARE}`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><script type="module" src="/widgets/loader.js"></script>${body(user)}`,
    }),
  );
  await page.goto(BARE);
  await page.getByRole('button', { name: /^Edit/ }).click();
  await page.getByRole('textbox').fill('Not saved');
  await page.goto('/demo');
  await page.goto(BARE);
  await expect(page.getByRole('textbox')).toHaveValue('Not saved');
  user = 2;
  await page.goto(BARE);
  await expect(page.getByRole('button', { name: /^Edit/ })).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
});
