import { dateWords } from '../../shared/lib/day-words.ts';
import { addDays, today } from '../../shared/lib/day.ts';
import { ATM, ATM_CALL, book, openAtm, slot, timeOf } from './support/atm-screen.ts';
import { expect, test } from './support/test.ts';

test('what was chosen on two dates is there after a reload, and is booked', async ({ page, host }) => {
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
