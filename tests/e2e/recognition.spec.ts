import { expect, test } from './support/test.ts';

const PAGE = '/app/admin/recognition/1';

test('posters: the bar runs to its end, one alert is shown, and the page reloads', async ({ page, host }) => {
  await host.open('admin', PAGE);
  const bar = page.getByRole('progressbar', { name: 'Generating posters' });
  await expect(bar).toBeVisible();
  await host.advance(6);
  // a tab that becomes visible again requests the progress at once
  const lookAgain = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await lookAgain();
  await expect.poll(async () => Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThanOrEqual(50);
  await host.advance(30);
  await lookAgain();
  const dialog = page.getByRole('dialog', { name: 'Success!' });
  await expect(dialog).toContainText('All posters are successfully generated.');
  const reloaded = page.waitForEvent('load');
  await dialog.getByRole('button', { name: 'OK' }).click();
  await reloaded;
  await expect(page.getByRole('switch', { name: 'Recognition active' })).toBeVisible();
  await expect(bar).toHaveCount(0);
});

test('a page that is left while the progress is read reports nothing', async ({ page, host }) => {
  await host.fault('slow', { path: '/app/admin/recognition/progress', ms: 20_000 });
  const asked = page.waitForRequest('**/recognition/progress/1');
  await host.open('admin', PAGE);
  await asked;
  // the next page takes its time; Firefox gives up the requests of this one at once
  await host.fault('slow', { path: '/app/admin/apprentices', ms: 2_000 });
  await page.goto('/app/admin/apprentices');
});

test('after a reload a switch keeps its state, a failed one the old @floor', async ({ page, host, problems }) => {
  await host.open('admin', PAGE);
  const active = page.getByRole('switch', { name: 'Recognition active' });
  await expect(active).toBeChecked();
  await active.click();
  await expect(active).not.toBeChecked();
  await page.reload();
  await expect(active).not.toBeChecked();

  problems.expect(/status of 500/);
  problems.expect(/a switch could not be saved/);
  await host.fault('fail', { path: '/app/admin/recognition/toggle' });
  await active.press('Space');
  await expect(
    page.getByRole('status').filter({ hasText: 'it is not known whether this was saved — reload the page to see' }),
  ).toBeAttached();
  await expect(active).not.toBeChecked();
  await active.press('Enter');
  await expect(active).toBeChecked();
  await page.reload();
  await expect(active).toBeChecked();
});
