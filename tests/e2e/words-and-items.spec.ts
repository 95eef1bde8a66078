/** What people write stays what they wrote, and another item on the same element is another widget: on the demo host, up to the server. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const QUESTION = "Are you sure? You won't be able to revert this!";
const WORDS = ['<Ali> datang\nesok', '"petik"', '[1]', '{}', '007'];

async function write(page: Page, place: Locator, words: string): Promise<void> {
  await place.getByRole('button', { name: /^Ubah/ }).click();
  await place.getByRole('textbox').fill(words);
  await place.getByRole('button', { name: 'Simpan' }).click();
  await page.getByRole('dialog', { name: QUESTION }).getByRole('button', { name: 'Yes' }).click();
}

// the host answers with an object, with a bare text and with a JSON string (W12)
for (const [role, path, card] of [
  ['dealer', '/app/customers', '#customer-2'],
  ['subuser', '/subuser/customers', '#customer-2'],
  ['dealer', '/app/empire', '#card-902'],
] as const) {
  test(`${path}: a note that looks like HTML or JSON is saved and shown as it was written`, async ({ page, host }) => {
    await host.open(role, path);
    const place = page.locator(card);
    await place.scrollIntoViewIfNeeded(); // widgets come when they are near
    for (const words of WORDS) {
      await write(page, place, words);
      await expect(place.locator('.note-text')).toHaveText(words, { useInnerText: true });
      await expect(place.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
    }
    await page.reload();
    await place.scrollIntoViewIfNeeded();
    await expect(place.locator('.note-text')).toHaveText(WORDS.at(-1)!);
  });
}

test('a page that morphs one apprentice into another: status, reason and requests are those of the new one', async ({
  page,
  host,
  browserName,
}) => {
  await host.open('admin', '/app/admin/apprentices');
  const first = page.locator('tbody tr').first();
  const [id, , other] = await page
    .locator('[data-widget=apprentice-status]')
    .evaluateAll((all) => all.slice(0, 3).map((each) => each.getAttribute('data-apprentice-id')!));
  await first.getByRole('combobox').selectOption('Rejected');
  await first.getByRole('textbox').fill('Sebab orang pertama');
  await first
    .locator('[data-widget=apprentice-status]')
    .evaluate((element, next) => element.setAttribute('data-apprentice-id', next), other);
  await first.locator('[data-widget=apprentice-status]').evaluate((element) => {
    element.setAttribute('data-status', '0');
    element.setAttribute('data-comment', '');
  });
  await expect(first.getByRole('combobox')).toHaveValue('0');
  await expect(first.getByRole('textbox')).toHaveCount(0);
  const saved = page.waitForRequest('**/app/admin/apprentice-status/select');
  await first.getByRole('combobox').selectOption('Approved');
  const sent = (await saved).postDataJSON() as unknown;
  // the driver of Firefox reports no request bodies
  if (browserName === 'chromium') expect(sent).toMatchObject({ apprentice_id: other, status: 1, comment: '' });
  await expect(first.getByText('Saved!')).toBeVisible();
  await page.reload();
  const statusOf = (apprentice: string): Locator =>
    page.locator(`[data-widget=apprentice-status][data-apprentice-id="${apprentice}"]`).getByRole('combobox');
  await expect(statusOf(other!)).toHaveValue('1');
  await expect(statusOf(id!)).not.toHaveValue('1');
});

test('a reason the server finds too long is kept, with the server’s words at its field, also after a reload', async ({
  page,
  host,
  problems,
}) => {
  problems.expect(/422/);
  problems.tolerate(/dealer-widgets: /);
  const tooLong = 'Borang tidak lengkap. '.repeat(20);
  await host.open('admin', '/app/admin/apprentices');
  const row = page.locator('tbody tr').first();
  await row.getByRole('combobox').selectOption('Rejected');
  await row.getByRole('textbox').fill(tooLong);
  await row.getByRole('button', { name: 'Save Reason' }).click();
  await expect(row.getByRole('textbox')).toHaveAccessibleDescription(
    'The comment may not be greater than 255 characters.',
  );
  await page.reload();
  await expect(row.getByRole('textbox')).toHaveValue(tooLong);
});

test('Enter right behind the name keeps it, and takes none of several before they are seen', async ({ page, host }) => {
  await host.open('admin', '/app/admin/dealer-search');
  const box = page.getByRole('combobox', { name: 'Dealer' });
  let answer = () => {};
  const entered = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/search-dealers*', async (route) => {
    await entered;
    await route.continue();
  });
  await box.pressSequentially('siti');
  await box.press('Enter');
  await expect(box).toHaveValue('siti');
  answer();
  const search = page.locator('[data-widget=dealer-search]');
  await expect(search.getByRole('option').nth(1)).toBeVisible();
  const posted = search.locator('input[name=user_id]');
  await expect(posted).toHaveValue('');
  await box.press('Enter');
  await expect(posted).not.toHaveValue('');
  const chosen = await box.inputValue();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(box).toHaveValue(new RegExp(`^PG\\d+ · ${chosen} · \\S+`));
});

test('the message of a note that was saved does not come back over the next one, which failed', async ({
  page,
  host,
  problems,
}) => {
  problems.expect(/500/);
  problems.expect(/a note could not be saved/);
  await host.open('dealer', '/app/empire');
  const place = page.locator('#card-902');
  await place.scrollIntoViewIfNeeded();
  await write(page, place, 'Nota pertama');
  const toast = page.getByText('Successfully updated.');
  await expect(toast).toBeVisible();
  await host.fault('fail', { path: '/app/empire/note', ms: 500 }); // time enough for an old message to come back
  await write(page, place, 'Nota kedua');
  await expect(place.getByText(/tidak pasti sama ada telah disimpan/)).toBeAttached();
  expect(await toast.count()).toBe(0); // now, not when its time is over
});
