import { afterRetries } from './support/retries.ts';
import { expect, test } from './support/test.ts';

const QUESTION = "Are you sure? You won't be able to revert this!";

test('another mentor is chosen by keyboard and is still there after a reload @floor', async ({ page, host }) => {
  await host.open('dealer', '/app/empire');
  const card = page.locator('#card-904');
  await card.scrollIntoViewIfNeeded(); // widgets come when they are near
  await card.getByRole('button', { name: /^Tukar mentor/ }).click();
  const dialog = page.getByRole('dialog', { name: /^Mentor upline/ });
  await expect(dialog.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('Perniagaan Emas');
  await expect(dialog.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  await page.getByRole('alertdialog', { name: QUESTION }).getByRole('button', { name: 'Yes' }).click();
  const name = card.locator('.name', { hasText: 'Perniagaan Emas R&D <Ipoh> "Permata" Sdn. Bhd.' });
  await expect(name).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.reload();
  await card.scrollIntoViewIfNeeded();
  await expect(name).toBeVisible();
});

test('an apprentice is rejected with a reason, then approved', async ({ page, host }) => {
  await host.open('admin', '/app/admin/apprentices');
  const row = page.locator('tbody tr').first();
  await row.getByRole('combobox').selectOption('Rejected');
  await row.getByRole('button', { name: 'Save Reason' }).click();
  await page
    .getByRole('dialog', { name: 'Please provide a reason for rejection.' })
    .getByRole('button', { name: 'OK' })
    .click();
  // the message gives the focus to the field while it closes; text inserted before that goes elsewhere
  await expect(row.getByRole('textbox')).toBeFocused();
  await row.getByRole('textbox').fill('Tiada tandatangan.');
  await row.getByRole('button', { name: 'Save Reason' }).click();
  // the focus follows the form into its line: on a phone the select may be out of sight
  await expect(row.getByRole('button', { name: 'Reason for rejection: Tiada tandatangan.' })).toBeFocused();
  await expect(row.getByText('Saved!')).toBeInViewport();
  await page.reload();
  await row.getByRole('button', { name: 'Reason for rejection: Tiada tandatangan.' }).click();
  await expect(row.getByRole('textbox')).toHaveValue('Tiada tandatangan.');
  await row.getByRole('combobox').selectOption('Approved');
  await expect(row.getByText('Saved!')).toBeVisible();
  await page.reload();
  await expect(row.getByRole('combobox')).toHaveValue('1');
  await expect(row.getByRole('textbox')).toHaveCount(0);
});

test('a mentor dialog that cannot be fetched opens when the network is back', async ({ page, host, problems }) => {
  problems.expect(/net::ERR_/);
  problems.expect(/A part of a widget did not start/);
  problems.expect(/dialog for another mentor could not be loaded/);
  await page.route('**/~mentor-dialog-*.js*', (route) => route.abort());
  await page.clock.install();
  await host.open('dealer', '/app/empire');
  const card = page.locator('#card-901');
  const button = card.getByRole('button', { name: /^Tukar mentor/ });
  await button.click();
  await afterRetries(page, () =>
    expect(card.getByText('tidak dapat dibuka — cuba lagi')).toBeAttached({ timeout: 200 }),
  );
  await expect(card.locator('.name')).toBeVisible();
  await page.unrouteAll();
  await button.click();
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeVisible();
});
