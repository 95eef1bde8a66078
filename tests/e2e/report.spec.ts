import { expect, test } from './support/test.ts';

const REPORT = '/app/admin/report';

test('the months of the report load the page with its other parameters @floor @dates', async ({ page, host }) => {
  await host.open('admin', `${REPORT}?team=G100&start_month_year=01-2026&end_month_year=02-2026`);
  await page.getByRole('button', { name: 'End month February, 2026' }).click();
  await page.getByRole('gridcell', { name: 'March' }).click();
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(/\?team=G100&start_month_year=01-2026&end_month_year=03-2026$/);
  await expect(page.getByText('From 01-2026 to 03-2026.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'End month March, 2026' })).toBeVisible();
});

test('10,000 rows: few are in the page, and the last one is reached @floor @phone', async ({ page, host }) => {
  await host.open('admin', `${REPORT}?rows=10000&columns=20`);
  const table = page.getByRole('table', { name: 'Sales report' });
  await expect(table).toHaveAttribute('aria-rowcount', '10002');
  expect(await page.locator('tr[data-index]').count()).toBeLessThan(80);
  const region = page.getByRole('region', { name: 'Sales report' });
  await region.focus();
  await region.evaluate((element) => element.scrollIntoView({ block: 'end' })); // Chromium does so by itself
  // rows are measured when they come into sight, so the end may move on once more
  await expect(async () => {
    await region.press('End');
    await expect(page.locator('tr[data-index="9999"]')).toBeInViewport({ timeout: 500 });
  }).toPass();
  await expect(page.getByRole('button', { name: 'PG Code' })).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

test('a dealer sees the sales of the chosen month, and back again @floor @dates @phone', async ({ page, host }) => {
  await host.open('dealer', '/app/sales?month_year=3-2026&tab=all');
  await expect(page.getByRole('table', { name: 'Jualan 3-2026' })).toBeVisible();
  await page.getByRole('button', { name: 'Bulan Mac, 2026' }).click();
  await page.getByRole('gridcell', { name: 'April' }).click();
  await expect(page).toHaveURL(/\/app\/sales\?month_year=4-2026&tab=all$/);
  await expect(page.getByRole('table', { name: 'Jualan 4-2026' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Bulan Mac, 2026' })).toBeVisible();
});

test('the month of the page can be chosen again, also in an address with a fragment', async ({ page, host }) => {
  await host.open('dealer', '/app/sales?month_year=3-2026#');
  await page.getByRole('button', { name: 'Bulan Mac, 2026' }).click();
  const loaded = page.waitForEvent('load');
  await page.getByRole('gridcell', { name: 'Mac' }).click();
  await loaded;
  await expect(page).toHaveURL(/\/app\/sales\?month_year=3-2026#$/);
});

test('other months keep the category, the search and the order; a link begins anew', async ({ page, host }) => {
  await host.open('admin', REPORT);
  const category = (name: string) => page.getByRole('radio', { name });
  const search = page.getByRole('searchbox', { name: 'Search' });
  await category('EPP').click();
  await search.fill('kencana');
  await page.getByRole('button', { name: 'Name' }).click();
  const expectView = async (): Promise<void> => {
    await expect(category('EPP')).toBeChecked();
    await expect(search).toHaveValue('kencana');
    await expect(page.getByRole('columnheader', { name: /^Name/ })).toHaveAttribute('aria-sort', 'ascending');
  };
  const load = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Apply' }).click();
  await load;
  await expect(page).toHaveURL(/start_month_year=/);
  await expectView();
  await page.reload();
  await expectView();
  await page.goto(REPORT);
  await expect(category('All')).toBeChecked();
  await expect(search).toHaveValue('');
});
