import { dateWords } from '../../shared/lib/day-words.ts';
import { addDays, today } from '../../shared/lib/day.ts';
import { ATM, ATM_CALL, book, openAtm, slot, timeOf } from './support/atm-screen.ts';
import { expect, test } from './support/test.ts';

test('what was chosen on two dates is there after a reload, and is booked beside what is mine', async ({
  page,
  host,
}) => {
  const [first, second] = [addDays(today(), 1), addDays(today(), 2)];
  await host.open('dealer', ATM);
  await openAtm(page, second);
  const mine = await timeOf(page, /2 tempat lagi/);
  await slot(page, mine).click();
  await book(page);
  const reloaded = page.waitForEvent('load');
  await page.getByRole('dialog', { name: 'Success' }).getByRole('button', { name: 'OK' }).click();
  await reloaded;
  await openAtm(page, second);
  await expect(slot(page, mine)).toBeChecked();
  const later = await timeOf(page, /2 tempat lagi/);
  await slot(page, later).click();
  await page.getByRole('radio', { name: dateWords(first, 'ms') }).click();
  const earlier = await timeOf(page, /2 tempat lagi/);
  await slot(page, earlier).click();
  await page.reload();
  await expect(slot(page, earlier)).toBeChecked();
  const summary = page.getByRole('region', { name: 'Pilihan anda' });
  await expect(summary.getByRole('listitem')).toHaveCount(3);
  await book(page);
  await expect(page.getByText('Tempahan berjaya!')).toBeVisible();
  const again = page.waitForEvent('load');
  await page.getByRole('dialog', { name: 'Success' }).getByRole('button', { name: 'OK' }).click();
  await again;
  await openAtm(page, second);
  for (const time of [mine, later]) await expect(slot(page, time)).toBeChecked();
  await page.goto(ATM);
  await expect(page.getByRole('radio').first(), 'the ATM of the last booking is chosen already').toBeVisible();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
});

test('what was chosen when the session ended is there after the log-in', async ({ page, host, problems }) => {
  problems.expect(/401/);
  problems.expect(/a booking of slots did not succeed/);
  await host.open('dealer', ATM);
  await openAtm(page, addDays(today(), 1));
  const time = await timeOf(page, /2 tempat lagi/);
  await slot(page, time).click();
  await host.fault('unauthenticated', { path: ATM_CALL });
  await book(page);
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('button', { name: 'Muat semula halaman' })).toBeVisible();
  await page.goto(ATM); // as from the log-in
  await expect(slot(page, time)).toBeChecked();
});

test('sessions of a room that were chosen are there after a reload, and after the payment by Back and once by a link (D34) @phone', async ({
  page,
  host,
}) => {
  const path = '/app/tempahan/sesi';
  const day = new RegExp(`^${dateWords(addDays(today(), 4), 'ms')}`);
  await host.open('dealer', path);
  await page.getByRole('radio', { name: 'Bilik Mesyuarat Melur' }).check();
  await page.getByRole('radio', { name: day }).click();
  for (const name of [/^Session 1/, /^Session 3/]) await page.getByRole('checkbox', { name }).check();
  const expectChosen = async (): Promise<void> => {
    await expect(page.getByRole('radio', { name: 'Bilik Mesyuarat Melur' })).toBeChecked();
    await expect(page.getByRole('radio', { name: day })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: /^Session 1/ })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: /^Session 2/ })).not.toBeChecked();
    await expect(page.getByText('RM 31.00', { exact: true })).toBeVisible();
  };
  await page.reload();
  await expectChosen();
  await page.getByRole('button', { name: 'Buat Tempahan' }).click();
  await page.getByRole('button', { name: 'Bayar Sekarang' }).click();
  await expect(page).toHaveURL(/PAY-/);
  await page.goto(path); // a link of the bank that does not name the outcome
  await expectChosen();
  const sent = page.getByRole('alert').filter({ hasText: 'Tempahan ini sudah dihantar.' });
  await sent.getByRole('button', { name: 'Teruskan ke bayaran' }).click();
  await expect(page).toHaveURL(/PAY-/);
  await page.goBack();
  await expectChosen();
  await expect(sent).toBeVisible();
  await expect(page.getByRole('button', { name: 'Buat Tempahan' })).toBeEnabled();
  await page.goto(path);
  await expect(page.getByRole('radio', { name: 'Bilik Mesyuarat Melur' })).not.toBeChecked();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
});
