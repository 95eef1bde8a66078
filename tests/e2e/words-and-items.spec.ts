/** What people write stays what they wrote, and another item on the same element is another widget: on the demo host, up to the server. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const QUESTION = "Are you sure? You won't be able to revert this!";
const WORDS = ['<Ali> datang\nesok', '"petik"', '[1]', '{}', '007'];

async function write(page: Page, place: Locator, words: string): Promise<void> {
  await place.getByRole('button', { name: /^Ubah/ }).click();
  await place.getByRole('textbox').fill(words);
  await place.getByRole('button', { name: 'Simpan' }).click();
  await page.getByRole('alertdialog', { name: QUESTION }).getByRole('button', { name: 'Yes' }).click();
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

test('the message of a note that was saved does not come back over the next one', async ({ page, host, problems }) => {
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
