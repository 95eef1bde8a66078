import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

/** Code that is fetched late and never comes: what has to be said is said all the same. */
async function noMoreCode(page: Page): Promise<void> {
  await page.route(/\/widgets\/chunks\//, (route) => route.abort('connectionrefused'));
}

/** The browser's own alerts, acknowledged as they come. */
function alertsOf(page: Page): string[] {
  const said: string[] = [];
  page.on('dialog', (dialog) => {
    said.push(dialog.message());
    return dialog.accept();
  });
  return said;
}

test('posters that are done say so and reload the page, whatever cannot be loaded', async ({
  page,
  host,
  problems,
}) => {
  problems.expect(/net::ERR_/);
  problems.expect(/A part of a widget could not be fetched/);
  const said = alertsOf(page);
  await host.open('admin', '/');
  let asked = 0;
  await page.route(/\/recognition\/progress\//, (route) =>
    route.fulfill({ json: { percent: 40, show_progress: asked++ === 0 } }),
  );
  await page.goto('/app/admin/recognition/1');
  await expect(page.getByRole('progressbar')).toBeVisible();
  await noMoreCode(page);
  const reloaded = page.waitForEvent('load');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await reloaded;
  expect(said).toEqual(['Success!\n\nAll posters are successfully generated.']);
});

test('copying the referral link is told, whatever cannot be loaded', async ({ page, host, problems, context }) => {
  problems.expect(/net::ERR_/);
  problems.expect(/A part of a widget could not be fetched/);
  const said = alertsOf(page);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await host.open('dealer', '/app/plt/7');
  const copy = page.getByRole('button', { name: 'Salin link referral' });
  await expect(copy).toBeVisible();
  await noMoreCode(page);
  await copy.click();
  await expect(page.getByText('Link copied to clipboard')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/app\/plt\/7\/\d+$/);

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'));
    Document.prototype.execCommand = () => false;
  });
  await copy.click();
  await expect.poll(() => said).toEqual([expect.stringMatching(/^ERROR\n\nTak berjaya copy link referral/)]);
});
