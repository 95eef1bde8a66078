import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../e2e/support/test.ts';

// the width that a phone of 360 px has left when its user zooms to 200 %
test.use({ viewport: { width: 180, height: 640 } });

const SCREENS: Array<[what: string, role: 'dealer' | 'admin', path: string, see: (page: Page) => Promise<unknown>]> = [
  [
    'a note that is edited',
    'dealer',
    '/app/customers',
    async (page) => {
      await page.getByRole('button', { name: /^Ubah/ }).first().click();
      await expect(page.getByRole('textbox', { name: /^Nota/ })).toBeVisible();
    },
  ],
  [
    'a list that is ordered, whose names can be read',
    'admin',
    '/app/admin/page-content',
    async (page) => {
      const row = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /atas$|up$/ }) });
      expect(
        await row
          .first()
          .locator('.label')
          .evaluate((label) => label.clientWidth),
      ).toBeGreaterThan(60);
    },
  ],
  [
    'the summary of the filters of a report, inside its button',
    'admin',
    '/app/admin/report',
    async (page) => {
      const fold = page.getByRole('button', { name: /^(Filters|Penapis)/ });
      expect(await fold.evaluate((button) => button.scrollWidth - button.clientWidth)).toBe(0);
    },
  ],
];
for (const [what, role, path, see] of SCREENS)
  test(`nothing scrolls sideways at 180 px: ${what}`, async ({ host, page }) => {
    await host.open(role, path);
    await see(page);
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
