import { addDays, today } from '../../shared/lib/day.ts';
import { ATM, ATM_CALL, book, openAtm, slot, timeOf } from './support/atm-screen.ts';
import { expect, test } from './support/test.ts';

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
