import { dateWords } from '../../shared/lib/day-words.ts';
import { addDays, today } from '../../shared/lib/day.ts';
import { isInSight } from '../support/in-sight.ts';
import { ATM, ATM_CALL, book, openAtm, slot, timeOf } from './support/atm-screen.ts';
import { expect, test } from './support/test.ts';

/** A user of the demo host beside its default dealer. */
const OTHER_DEALER = 2;
const ME = 'Nur Aisyah binti Ahmad Zulkifli';

test('a slot is booked, and after the reload it is mine, with my name @floor @dates @phone', async ({ page, host }) => {
  const day = addDays(today(), 2);
  await host.open('dealer', ATM);
  await openAtm(page, day);
  const time = await timeOf(page, /2 tempat lagi/);
  await slot(page, time).click();
  const reloaded = page.waitForEvent('load');
  await book(page);
  await expect(page.getByText('Tempahan berjaya!')).toBeVisible();
  await page.getByRole('dialog', { name: 'Success' }).getByRole('button', { name: 'OK' }).click();
  await reloaded;
  const receipt = page.getByRole('region', { name: 'Tempahan berjaya!' });
  await expect(receipt).toContainText(`ATM Emas Shah Alam, Selangor${dateWords(day, 'ms')}: ${time}`);
  await receipt.getByRole('button', { name: 'Lihat slot' }).click();
  await expect(page.getByRole('region', { name: 'Slot masa' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Slot masa' })).toBeInViewport();
  await expect(slot(page, time)).toBeChecked();
  await expect(slot(page, time)).toHaveAccessibleName(`${time}, 1 tempat lagi, Tempahan anda`);
  await expect(slot(page, time)).toHaveAccessibleDescription(new RegExp(ME));
});

test('of two people who book the last place, one gets it, one is told', async ({ page, host, context, browser }) => {
  const day = addDays(today(), 1);
  // the browser of another person in the same world
  const other = await browser.newPage();
  await other.context().addCookies((await context.cookies()).filter(({ name }) => name === 'demo_world'));
  await page.setViewportSize({ width: 360, height: 740 });
  await host.open('dealer', ATM);
  await other.goto(`/demo/as/${OTHER_DEALER}?to=${ATM}`);
  await Promise.all([openAtm(page, day), openAtm(other, day)]);
  const last = await timeOf(page, /1 tempat lagi/);
  const free = await timeOf(page, /2 tempat lagi/);
  await slot(other, last).click();
  await slot(page, last).click();
  await slot(page, free).click();
  await book(other);
  await expect(other.getByText('Tempahan berjaya!')).toBeVisible();
  await book(page);
  await page.bringToFront(); // in Firefox only the page in front has the focus
  const warning = page.getByRole('dialog', { name: 'Perhatian' });
  await expect(warning.getByText('Slot masa yang dipilih sudah penuh!')).toBeVisible();
  // as far down as the list just fits into the window, below the bar
  await page.locator('.sb-full').evaluate((full) => scrollBy(0, full.getBoundingClientRect().bottom - innerHeight));
  await warning.getByRole('button', { name: 'OK' }).click();
  const list = page.getByRole('region', { name: 'Masa yang dipilih sudah penuh. Sila tukar masa lain.' });
  await expect(list).toBeFocused();
  await expect.poll(() => list.evaluate(isInSight), 'the bar is not over the list').toBe(true);
  await expect(list.getByRole('listitem')).toHaveText(`${dateWords(day, 'ms')}: ${last}`);
  await expect(slot(page, last)).toHaveAccessibleName(`${last}, Penuh`);
  await expect(slot(page, free)).toBeChecked();
  await book(page);
  await expect(page.getByText('Tempahan berjaya!')).toBeVisible();
  await other.context().close();
});

test('the days and the month are those of the server when the clock of the device is 40 days behind', async ({
  page,
  host,
}) => {
  await host.become('dealer');
  await page.clock.install({ time: Date.now() - 40 * 86_400_000 });
  await page.goto(ATM);
  const days = page.getByRole('radiogroup', { name: 'Tarikh' }).getByRole('radio');
  await page.getByLabel('Negeri').selectOption('Selangor');
  await page.getByLabel('ATM', { exact: true }).selectOption('ATM Emas Shah Alam');
  await days.first().click(); // the first answer tells the server's day
  await expect(days.first()).toHaveAccessibleName(dateWords(today(), 'ms'));
  await page.goto('/app/tempahan/sesi');
  await page.getByRole('radio', { name: 'Bilik Mesyuarat Melur' }).check();
  await expect(page.getByRole('radio', { name: new RegExp(`^${dateWords(addDays(today(), 1), 'ms')}`) })).toBeVisible();
  await page.goto('/app/academy');
  await expect(page.locator('[aria-current=date]')).toHaveAccessibleName(new RegExp(`^${dateWords(today(), 'en')}`));
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
