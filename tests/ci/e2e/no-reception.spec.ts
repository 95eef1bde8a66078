/** A phone that has no reception for longer than a chunk is retried: its widgets come to life when it has, without a reload. */
import { openBarePage, stateOf, switchOf, toggle, turnOn } from '../../e2e/support/bare-page.ts';
import { restOfLoader } from '../../e2e/support/rest-of-loader.ts';
import { expect, test } from '../../e2e/support/test.ts';

test.beforeEach(async ({ host, page, problems }) => {
  problems.tolerate(/ERR_|could not be loaded from/);
  await host.become('admin');
  await page.route(/yes-no-toggle-\w+\.js/, (route) => route.abort('internetdisconnected'));
  await page.clock.install();
  await openBarePage(page, `${toggle(3, 'data-load="eager"')}<p data-copy="p">More</p>`);
  await restOfLoader(page);
  await expect(async () => {
    await page.clock.runFor(4_000); // the pauses between the first tries
    expect(await stateOf(page, 3)).toBe('error');
  }).toPass();
  await page.unroute(/yes-no-toggle-\w+\.js/);
});

test('at once when the device is online', async ({ page }) => {
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await turnOn(page, 3);
});

test('with the code that reports and tries again missing too', async ({ page, problems }) => {
  problems.tolerate(/dynamically imported module/);
  await page.route(/chunks\//, (route) => route.abort('internetdisconnected'));
  await page.reload();
  await expect(async () => {
    await page.clock.runFor(4_000);
    expect(await stateOf(page, 3)).toBe('error');
  }).toPass();
  await page.unroute(/chunks\//);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(switchOf(page, 3)).toBeVisible();
});
