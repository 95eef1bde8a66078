import type { Locator, Page } from '@playwright/test';
import { openForm } from '../../e2e/support/screens.ts';
import { requestedOn } from '../../e2e/support/logged.ts';
import { expect, test } from '../../e2e/support/test.ts';

/** Skips the pauses between the loader's own attempts. */
async function afterAllAttempts(page: Page, message: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(4000);
    await expect(message).toBeVisible({ timeout: 200 });
  }).toPass();
}

/** The browser's own alerts, acknowledged as they come. */
function alertsOf(page: Page): string[] {
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    return dialog.accept();
  });
  return alerts;
}

test.beforeEach(({ problems }) => {
  problems.expect(/net::ERR_/);
  problems.expect(/its code could not be loaded from/);
});

test('finished posters show the alert and reload the page, although its code does not come', async ({ page, host }) => {
  const alerts = alertsOf(page);
  await page.route(/chunks\/~sweetalert-/, (route) => route.abort('connectionrefused'));
  await host.become('admin');
  let isUnderWay = true;
  await page.route(/\/recognition\/progress\//, (route) =>
    route.fulfill({ json: { percent: 40, show_progress: isUnderWay } }),
  );
  await page.goto('/app/admin/recognition/1');
  await expect(page.getByRole('progressbar')).toBeVisible();
  isUnderWay = false;
  const reloaded = page.waitForEvent('load');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await reloaded;
  expect(alerts).toEqual(['Success!\n\nAll posters are successfully generated.']);
});

test('nobody is logged out while the form for visitors cannot be loaded', async ({ page, host }) => {
  const ended = requestedOn(page, (path) => path === '/app/plt/logout');
  await page.clock.install();
  await page.route(/visitor-fields/, (route) => route.abort('connectionrefused'));
  await host.open('dealer', '/app/plt/7');
  const form = await openForm(page);
  await form.getByRole('button', { name: 'Logout' }).click();
  await afterAllAttempts(page, form.getByText(/^Sebahagian halaman ini tidak dapat dimuatkan/));
  expect(ended).toEqual([]);
  await page.unroute(/visitor-fields/);
  await form.getByRole('button', { name: 'Logout' }).click();
  await expect(form.getByRole('textbox', { name: 'Nama', exact: true })).toBeEditable();
  expect(ended).toHaveLength(1);
});
