import { dateWords } from '../../shared/lib/day-words.ts';
import { addDays, today } from '../../shared/lib/day.ts';
import { expect, test } from './support/test.ts';

const SESSIONS = '/app/tempahan/sesi';
/** A user of the demo host beside its default dealer. */
const ME = 'Nur Aisyah binti Ahmad Zulkifli';

test('a session is paid: the balance falls only after "pay" @floor @dates @phone', async ({ page, host }) => {
  const day = addDays(today(), 4);
  const choose = async () => {
    await page.getByRole('radio', { name: 'Bilik Mesyuarat Melur' }).check();
    await page.getByRole('radio', { name: new RegExp(`^${dateWords(day, 'ms')}`) }).click();
  };
  const balances = (first: number) =>
    expect(page.getByRole('radio', { name: new RegExp(`^${dateWords(day, 'ms')}`) })).toHaveAccessibleName(
      new RegExp(`Session 1: ${first}, Session 2: 4, Session 3: ${first}$`),
    );
  await host.open('dealer', SESSIONS);
  await choose();
  await balances(4);
  await page.getByRole('checkbox', { name: 'Session 1 (9 a.m - 1.30 p.m)' }).check();
  await page.getByRole('checkbox', { name: 'Session 3 (6 p.m - 10 p.m)' }).check();
  await expect(page.getByText('RM 31.00', { exact: true })).toBeVisible();
  const order = async () => {
    await page.getByRole('button', { name: 'Buat Tempahan' }).click();
    await page.getByRole('button', { name: 'Bayar Sekarang' }).click();
    await expect(page).toHaveURL(/\/demo\/payment\/live\/PAY-/);
  };
  await order();
  await page.goBack();
  await choose();
  await balances(4);
  await page.getByRole('checkbox', { name: 'Session 1 (9 a.m - 1.30 p.m)' }).check();
  await page.getByRole('checkbox', { name: 'Session 3 (6 p.m - 10 p.m)' }).check();
  await order();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Bayaran dibatalkan' })).toContainText(
    'Tempahan anda belum disahkan. Untuk mencuba sekali lagi, buat tempahan semula di bawah.',
  );
  await balances(4);
  await expect(page.getByRole('checkbox', { name: 'Session 3 (6 p.m - 10 p.m)' })).toBeChecked();
  await order();
  await expect(page.getByText('RM 31.00', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Pay' }).click();
  await expect(page.getByText('Payment successful.')).toBeVisible();
  await page.getByRole('link', { name: 'Go back' }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Jika anda sudah membayar, jangan bayar sekali lagi.' }),
  ).toBeVisible();
  await balances(3);
  await expect(page.getByRole('region', { name: 'Senarai tempahan' }).getByText(ME)).toBeVisible();
});
