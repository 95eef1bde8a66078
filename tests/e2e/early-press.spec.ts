/** A link in the template's content that is pressed while the code of its widget is on its way. */
import type { Page } from '@playwright/test';
import { openBarePage, stateOf, switchOf, toggle } from './support/bare-page.ts';
import { restOfLoader } from './support/rest-of-loader.ts';
import { expect, test } from './support/test.ts';

const CODE = /yes-no-toggle-\w+\.js/;
const withLink = toggle(3, 'data-load="eager"').replace('>No<', '><a href="/login">No</a><');

/** Opens a page whose widget waits for its code, and presses the link. @returns lets the code come, or fail */
async function pressEarly(page: Page, click: Parameters<ReturnType<Page['getByRole']>['click']>[0] = {}) {
  const code = Promise.withResolvers<'come' | 'fail'>();
  await page.route(CODE, async (route) => ((await code.promise) === 'come' ? route.continue() : route.abort()));
  await openBarePage(page, withLink);
  await restOfLoader(page);
  await expect.poll(() => stateOf(page, 3)).toBe('loading');
  await page.getByRole('link', { name: 'No' }).click(click);
  return code.resolve;
}

test.beforeEach(({ host }) => host.become('admin'));

test('it does not lead away: the widget takes the press when it is there', async ({ page }) => {
  const end = await pressEarly(page);
  end('come');
  await expect(switchOf(page, 3)).toBeChecked();
  expect(new URL(page.url()).pathname).toBe('/app/admin/bare');
});

test('it is followed when the widget cannot be loaded', async ({ page, problems }) => {
  problems.tolerate(/ERR_FAILED|could not be loaded from/);
  const end = await pressEarly(page);
  end('fail');
  await expect(page).toHaveURL(/\/login/);
});

test('it is followed when the widget fails again after reception was lost', async ({ page, problems }) => {
  problems.tolerate(/ERR_|could not be loaded from/);
  await page.route(CODE, (route) => route.abort());
  await openBarePage(page, withLink);
  await expect.poll(() => stateOf(page, 3), { timeout: 30_000 }).toBe('error');
  const again = Promise.withResolvers<void>();
  await page.route(CODE, (route) => again.promise.then(() => route.abort()));
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect.poll(() => stateOf(page, 3)).toBe('loading');
  await page.getByRole('link', { name: 'No' }).click();
  again.resolve();
  await expect(page).toHaveURL(/\/login/, { timeout: 30_000 });
});

test('a second press is followed at once: the person does not wait', async ({ page }) => {
  await pressEarly(page);
  await page.getByRole('link', { name: 'No' }).click();
  await expect(page).toHaveURL(/\/login/);
});

test('a link that the widget shows itself is followed when the widget is there', async ({ page }) => {
  const code = Promise.withResolvers<void>();
  await page.route(/read-more-\w+\.js/, (route) => code.promise.then(() => route.continue()));
  await openBarePage(page, '<div data-widget="read-more" data-load="eager"><p>See <a href="/login">more</a></p></div>');
  await restOfLoader(page);
  await expect(page.locator('[data-widget-state=loading]')).toBeVisible();
  await page.getByRole('link', { name: 'more' }).click();
  code.resolve();
  await expect(page).toHaveURL(/\/login/);
});

test('a press that opens another tab is left to the browser', async ({ page }) => {
  await page.addInitScript(() =>
    addEventListener('click', (event) => {
      Object.assign(window, { prevented: event.defaultPrevented });
      event.preventDefault(); // no tab is needed
    }),
  );
  const end = await pressEarly(page, { modifiers: ['ControlOrMeta'] });
  expect(await page.evaluate('prevented')).toBe(false);
  end('come');
  await expect(switchOf(page, 3)).toBeVisible();
  await expect(switchOf(page, 3)).toBeChecked({ checked: false });
});
