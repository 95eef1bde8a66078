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

test('a press that opens another tab is left to the browser', async ({ page, context }) => {
  const tab = context.waitForEvent('page');
  const end = await pressEarly(page, { modifiers: ['ControlOrMeta'] });
  expect(new URL((await tab).url()).pathname).toMatch(/login|blank/);
  end('come');
  await expect(switchOf(page, 3)).toBeVisible();
  await expect(switchOf(page, 3)).toBeChecked({ checked: false });
});
