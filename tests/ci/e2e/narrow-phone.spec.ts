import type { Locator, Page } from '@playwright/test';
import type { Role } from '../../e2e/support/host.ts';
import { openForm } from '../../e2e/support/screens.ts';
import { expect, test } from '../../e2e/support/test.ts';

// the width that a phone of 360 px has left when its user zooms to 200 %
test.use({ viewport: { width: 180, height: 640 } });

const sidewaysOf = (element: Locator): Promise<number> =>
  element.evaluate((each) => each.scrollWidth - each.clientWidth);

function testScreen(what: string, role: Role, path: string, see: (page: Page) => Promise<void>): void {
  test(`nothing scrolls sideways at 180 px: ${what}`, async ({ host, page }) => {
    await host.open(role, path);
    await see(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(180);
  });
}

testScreen('a note that is edited', 'dealer', '/app/customers', async (page) => {
  await page.getByRole('button', { name: /^Ubah/ }).first().click();
  await expect(page.getByRole('textbox', { name: /^Nota/ })).toBeVisible();
});

testScreen('a list that is ordered, whose names can be read', 'admin', '/app/admin/page-content', async (page) => {
  const row = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /atas$|up$/ }) });
  const label = row.first().locator('.label');
  expect(await label.evaluate((each) => each.clientWidth)).toBeGreaterThan(60);
});

testScreen('the filters of a report in short, inside their button', 'admin', '/app/admin/report', async (page) => {
  expect(await sidewaysOf(page.getByRole('button', { name: /^(Filters|Penapis)/ }))).toBe(0);
});

test('a price is read and edited at 180 px', async ({ host, page }) => {
  await host.open('admin', '/app/admin/training-prices');
  const price = page.getByRole('textbox', { name: /^(Harga|Price)/ }).first();
  await expect(price).toBeVisible();
  expect(await sidewaysOf(price)).toBeLessThanOrEqual(0);
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
  const coupon = (await openForm(page)).getByRole('textbox', { name: /^Kupon/ }).first();
  await coupon.fill('EMAS2026');
  expect(await sidewaysOf(coupon)).toBeLessThanOrEqual(0);
});

test('the photo is as wide as its place at 180 px, and its button stays in the card', async ({ host, page }) => {
  await host.open('dealer', '/app/profile');
  const widget = page.locator('[data-widget=avatar]');
  await expect(widget).toHaveAttribute('data-widget-state', 'ready');
  const sides = async (element: Locator): Promise<[left: number, right: number]> => {
    const { x, width } = (await element.boundingBox())!;
    return [x, x + width];
  };
  expect(await sides(widget.getByRole('img', { name: /Profile photo/ }))).toEqual(await sides(widget));
  const [left, right] = await sides(widget.getByRole('button', { name: 'Change Photo' }));
  const [start, end] = await sides(widget.locator('..'));
  expect(left).toBeGreaterThanOrEqual(start);
  expect(right).toBeLessThanOrEqual(end);
});
