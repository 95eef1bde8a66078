import { freeDay, openSessions, SESSIONS, session } from './support/screens.ts';
import { expect, test } from './support/test.ts';

/** A user of the demo host beside its default dealer. */
const ME = 'Nur Aisyah binti Ahmad Zulkifli';

test('a session is paid: the balance falls only after "pay" @floor @dates @phone', async ({ page, host }) => {
  const balances = (first: number) =>
    expect(freeDay(page)).toHaveAccessibleName(new RegExp(`Session 1: ${first}, Session 2: 4, Session 3: ${first}$`));
  const choose = async () => {
    await openSessions(page);
    await balances(4);
    for (const number of [1, 3]) await session(page, number).check();
  };
  await host.open('dealer', SESSIONS);
  await choose();
  await expect(page.getByText('RM 31.00', { exact: true })).toBeVisible();
  const order = async () => {
    await page.getByRole('button', { name: 'Buat Tempahan' }).click();
    await page.getByRole('button', { name: 'Bayar Sekarang' }).click();
    await expect(page).toHaveURL(/\/demo\/payment\/live\/PAY-/);
  };
  await order();
  await page.goBack();
  await choose();
  await order();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Bayaran dibatalkan' })).toContainText(
    'Tempahan anda belum disahkan. Untuk mencuba sekali lagi, buat tempahan semula di bawah.',
  );
  await balances(4);
  await expect(session(page, 3)).toBeChecked();
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
