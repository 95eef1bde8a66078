import type { Locator } from '@playwright/test';
import { expect, test } from '../../e2e/support/test.ts';

// the width that a phone of 360 px has left when its user zooms to 200 %
test.use({ viewport: { width: 180, height: 640 } });

test('a note is edited at 180 px without scrolling sideways', async ({ host, page }) => {
  await host.open('dealer', '/app/customers');
  await page.getByRole('button', { name: /^Ubah/ }).first().click();
  await expect(page.getByRole('textbox', { name: /^Nota/ })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(180);
});

test('a price is read and edited at 180 px', async ({ host, page }) => {
  await host.open('admin', '/app/admin/training-prices');
  const price = page.getByRole('textbox', { name: /^(Harga|Price)/ }).first();
  await expect(price).toBeVisible();
  expect(await price.evaluate((field) => field.scrollWidth - field.clientWidth)).toBeLessThanOrEqual(0);
  const { x, y, width, height } = (await price.boundingBox())!;
  for (const at of [x + 3, x + width - 3]) {
    const on = await price.evaluate(
      (field, [left, top]) => (field.getRootNode() as ShadowRoot).elementFromPoint(left!, top!) === field,
      [at, y + height / 2],
    );
    expect(on, `nothing covers it at ${at} px`).toBe(true);
  }
});

test('a coupon can be read while it is typed at 180 px', async ({ host, page }) => {
  await host.open('dealer', '/app/training/9');
  await page.getByRole('button', { name: 'DAFTAR', exact: true }).click();
  const coupon = page.getByRole('textbox', { name: /^Kupon/ }).first();
  await coupon.fill('EMAS2026');
  expect(await coupon.evaluate((field) => field.scrollWidth - field.clientWidth)).toBeLessThanOrEqual(0);
});

test('a list is ordered at 180 px without scrolling sideways, and its names can be read', async ({ host, page }) => {
  await host.open('admin', '/app/admin/page-content');
  const row = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /atas$|up$/ }) })
    .first();
  await expect(row).toBeVisible();
  expect(await row.locator('.label').evaluate((label) => label.clientWidth)).toBeGreaterThan(60);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(180);
});

test('the summary of the filters of a report stays inside its button at 180 px', async ({ host, page }) => {
  await host.open('admin', '/app/admin/report');
  const fold = page.getByRole('button', { name: /^(Filters|Penapis)/ });
  await expect(fold).toBeVisible();
  expect(await fold.evaluate((button) => button.scrollWidth - button.clientWidth)).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(180);
});

test('the photo is as wide as its place at 180 px, and its button, which breaks no word, stays in the card around it', async ({
  host,
  page,
}) => {
  await host.open('dealer', '/app/profile');
  const widget = page.locator('[data-widget=avatar]');
  await expect(widget).toHaveAttribute('data-widget-state', 'ready');
  const sides = async (element: Locator): Promise<[left: number, right: number]> => {
    const { x, width } = (await element.boundingBox())!;
    return [x, x + width];
  };
  expect(await sides(widget.getByRole('img', { name: /Gambar profil/ }))).toEqual(await sides(widget));
  const [left, right] = await sides(widget.getByRole('button', { name: 'Change Photo' }));
  const [start, end] = await sides(widget.locator('..'));
  expect(left).toBeGreaterThanOrEqual(start);
  expect(right).toBeLessThanOrEqual(end);
});
