import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

/** What the host says it received, without the token. */
async function received(page: Page): Promise<string[]> {
  const section = page.getByRole('region', { name: 'The host received' });
  await expect(section).toBeVisible();
  return section
    .locator('div')
    .evaluateAll((rows) =>
      rows.map((row) => `${row.querySelector('dt')?.textContent}=${row.querySelector('dd')?.textContent}`),
    );
}

/** What a widget's list offers; the host's own selects have options, too. */
const options = (page: Page) => page.locator('[role=option]');

test('prices are posted by the form of the host, in their order, and are there after the page is loaded again @phone', async ({
  page,
  host,
}) => {
  await host.open('admin', '/app/admin/training-prices');
  const name = (number: number) => page.getByRole('textbox', { name: `Name, price ${number}` });
  await page.getByRole('button', { name: 'Add a price' }).click();
  await expect(name(3)).toBeFocused();
  await page.keyboard.type('Group of <5>');
  await page.keyboard.press('Tab');
  await page.keyboard.type('RM 1,099.5');
  await page.keyboard.press('Alt+ArrowUp');
  await page.getByRole('button', { name: 'Remove Early bird' }).click();
  await page.getByRole('button', { name: 'Save prices' }).click();
  expect(await received(page)).toEqual([
    'prices[0][price_id]=(empty)',
    'prices[0][name]=Group of <5>',
    'prices[0][price]=1099.50',
    'prices[1][price_id]=12',
    'prices[1][name]=Normal',
    'prices[1][price]=250.00',
  ]);
  await page.reload();
  await expect(name(1)).toHaveValue('Group of <5>');
  await expect(page.getByRole('textbox', { name: 'Price (RM), price 1' })).toHaveValue('1099.50');
});

test('prices that are missing or no numbers are not posted', async ({ page, host }) => {
  await host.open('admin', '/app/admin/training-prices');
  await page.getByRole('textbox', { name: 'Price (RM), price 1' }).fill('free');
  await page.getByRole('button', { name: 'Save prices' }).click();
  await expect(page.getByText('The price must be a number, such as 199.90.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Price (RM), price 1' })).toBeFocused();
  await expect(page.getByRole('region', { name: 'The host received' })).toHaveCount(0);
});

test('a dealer is found by keyboard and posted with the form', async ({ page, host }) => {
  await host.open('admin', '/app/admin/dealer-search');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Please choose a dealer.')).toBeVisible();
  const box = page.getByRole('combobox', { name: 'Dealer' });
  await expect(box).toBeFocused();
  await page.keyboard.type('a binti');
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const chosen = await box.inputValue();
  expect(chosen.toLowerCase()).toContain('a binti');
  await page.getByRole('button', { name: 'Save' }).click();
  expect(await received(page)).toEqual([expect.stringMatching(/^user_id=1\d{3}$/), 'reason=Course']);
  await expect(box).toHaveValue(chosen);
});

test('a search that failed is said and can be tried again', async ({ page, host, problems }) => {
  problems.expect(/dealers could not be searched/);
  problems.expect(/500/);
  await host.open('admin', '/app/admin/dealer-search');
  await host.fault('fail', { path: '/api' });
  await page.getByRole('combobox', { name: 'Dealer' }).fill('binti');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(options(page).first()).toBeVisible();
});

test('an upline is found among 10,000 and posted; the choice is there after the page is loaded again', async ({
  page,
  host,
}) => {
  await host.open('dealer', '/app/upline?options=10000');
  const box = page.getByRole('combobox', { name: 'Upline' });
  await box.click();
  expect(await options(page).count()).toBeLessThanOrEqual(60);
  await box.pressSequentially('9876');
  await expect(options(page)).toHaveCount(1);
  await box.press('Enter');
  await page.getByRole('button', { name: 'Simpan' }).click();
  expect(await received(page)).toEqual(['upline_id=109876']);
  await page.goto('/app/upline?options=10000');
  await expect(box).toHaveValue(/ 9876$/);
});
