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

test('the message of a note that was saved does not come back over the next one', async ({ page, host, problems }) => {
  problems.expect(/500/);
  problems.expect(/a note could not be saved/);
  await host.open('dealer', '/app/empire');
  const place = page.locator('#card-902');
  await place.scrollIntoViewIfNeeded();
  const write = async (words: string): Promise<void> => {
    await place.getByRole('button', { name: /^Ubah/ }).click();
    await place.getByRole('textbox').fill(words);
    await place.getByRole('button', { name: 'Simpan' }).click();
    await page.getByRole('alertdialog', { name: QUESTION }).getByRole('button', { name: 'Yes' }).click();
  };
  await write('Nota pertama');
  const toast = page.getByText('Successfully updated.');
  await expect(toast).toBeVisible();
  await host.fault('fail', { path: '/app/empire/note', ms: 500 }); // time enough for an old message to come back
  await write('Nota kedua');
  await expect(place.getByText(/tidak pasti sama ada telah disimpan/)).toBeAttached();
  expect(await toast.count()).toBe(0); // now, not when its time is over
});
