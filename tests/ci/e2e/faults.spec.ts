import { expect, test } from '../../e2e/support/test.ts';

const HARMLESS = [/status of \d{3}|net::ERR_/, /dealer-widgets: /];

test('a switch that may have been saved offers a reload, which shows its state', async ({ page, host, problems }) => {
  problems.tolerate(...HARMLESS);
  await host.open('admin', '/app/admin/dealers');
  const dealer = page.getByRole('switch').first();
  const before = await dealer.isChecked();
  await host.fault('fail-late', { path: '/app/admin/fmd/toggle' });
  await dealer.click();
  await expect(dealer).toBeChecked({ checked: before });
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: /not known whether/ }).click();
  await page.getByRole('button', { name: 'Reload', exact: true }).click();
  await loaded;
  await expect(dealer).toBeChecked({ checked: !before });
  await expect(page.getByText(/not known whether/)).toHaveCount(0);
});
