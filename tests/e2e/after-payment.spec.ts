import type { Page } from '@playwright/test';
import { freeDay, openForm, openSessions, SESSIONS, session, submit } from './support/screens.ts';
import { requestedOn } from './support/logged.ts';
import { expect, test } from './support/test.ts';

/* What a page says of a payment after another order was accepted on it, when the person comes back by Back. */

const failure = (page: Page) => page.getByRole('alert').filter({ hasText: 'Bayaran tidak berjaya' });
const bookButton = (page: Page) => page.getByRole('button', { name: 'Buat Tempahan' });
const sent = (page: Page) => page.getByRole('alert').filter({ hasText: 'Tempahan ini sudah dihantar' });

async function enrol(page: Page): Promise<void> {
  await submit(await openForm(page));
  await page.getByRole('button', { name: /^Ya, bayar RM/ }).click();
  await expect(page).toHaveURL(/\/demo\/payment\//);
}
async function choose(page: Page): Promise<void> {
  await openSessions(page);
  await session(page, 1).check();
}
async function book(page: Page): Promise<void> {
  await bookButton(page).click();
  await page.getByRole('button', { name: 'Bayar Sekarang' }).click();
  await expect(page).toHaveURL(/\/demo\/payment\//);
}
async function failPayment(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Fail' }).click();
  await page.getByRole('link', { name: 'Go back' }).click();
}
async function pay(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByText('Payment successful.')).toBeVisible();
}
/** Browsers count the payment's pages differently. */
async function backFromPayment(page: Page): Promise<void> {
  while (page.url().includes('/demo/payment')) await page.goBack();
}

test('Back from a payment that succeeded does not say that it failed, as one before', async ({ page, host }) => {
  await host.open('dealer', '/app/training/13?team=g100');
  await enrol(page);
  await failPayment(page);
  await expect(failure(page)).toBeVisible();
  await page.reload();
  await expect(failure(page)).toBeVisible();
  // as Turbo does, which keeps its own in the state of the entry
  await page.evaluate(() => history.replaceState({ turbo: 1 }, '', `${location.search}&team=g%20100#form`));
  await enrol(page);
  await pay(page);
  await backFromPayment(page);
  await expect(page.getByRole('button', { name: 'DAFTAR', exact: true })).toBeVisible();
  await expect(page.locator('[data-widget-state=ready]')).toBeVisible();
  await expect(failure(page)).toHaveCount(0);
  expect(new URL(page.url()).search + new URL(page.url()).hash).toBe('?team=g%20100#form');
  expect(await page.evaluate(() => history.state)).toEqual({ turbo: 1 });
});

test('a page whose history a script has replaced still leads to the payment', async ({ page, host }) => {
  await host.become('dealer');
  await page.addInitScript(() => {
    history.replaceState = () => {
      throw new Error('not here');
    };
  });
  await page.goto('/app/training/13?payment_status=failed');
  await expect(failure(page)).toBeVisible();
  await enrol(page);
  await backFromPayment(page);
  await expect(page.locator('[data-widget-state=ready]')).toBeVisible();
  await expect(failure(page)).toHaveCount(0);
});

test('a choice of sessions is there after a failed payment; a paid order is marked @phone', async ({ page, host }) => {
  const orders = requestedOn(page, (path) => path === '/app/book-room');
  await host.open('dealer', SESSIONS);
  await choose(page);
  await page.reload();
  await expect(freeDay(page)).toBeChecked();
  await expect(session(page, 1)).toBeChecked();
  await book(page);
  await failPayment(page);
  await expect(failure(page)).toContainText('Tempahan anda belum disahkan.');
  await expect(session(page, 1)).toBeChecked();
  await page.reload();
  await expect(failure(page)).toBeVisible();
  await expect(bookButton(page)).toBeVisible();
  await expect(sent(page)).toHaveCount(0);
  await book(page);
  await pay(page);
  const payment = page.url();
  await backFromPayment(page);
  await expect(sent(page)).toContainText('Jika anda sudah membayar, jangan bayar sekali lagi.');
  await expect(failure(page)).toHaveCount(0);
  await page.reload();
  await expect(sent(page)).toBeVisible();
  await sent(page).getByRole('button', { name: 'Teruskan ke bayaran' }).click();
  await expect(page).toHaveURL(payment);
  expect(orders).toHaveLength(2);
  await page.goBack();
  await expect(sent(page)).toBeVisible();
  await session(page, 3).check();
  await expect(sent(page)).toHaveCount(0);
  await book(page);
  expect(orders).toHaveLength(3);
  await page.goto(SESSIONS); // a link of the bank that does not name the outcome
  await expect(session(page, 3)).toBeChecked();
  await expect(sent(page)).toBeVisible();
  await expect(bookButton(page)).toBeEnabled();
  await page.goto(SESSIONS);
  await expect(page.getByRole('radio', { name: 'Bilik Mesyuarat Melur' })).not.toBeChecked();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
});

test('an address of the payment that another script has kept is not opened', async ({ page, host }) => {
  await host.open('dealer', SESSIONS);
  await choose(page);
  await book(page);
  await backFromPayment(page);
  await expect(sent(page)).toBeVisible();
  await page.evaluate(() => {
    for (const [key, text] of Object.entries(sessionStorage))
      sessionStorage.setItem(key, String(text).replace(/"payment":"[^"]*"/, '"payment":"javascript:alert(1)"'));
  });
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Bilik Mesyuarat Melur' })).not.toBeChecked();
  await expect(page.getByRole('button', { name: 'Teruskan ke bayaran' })).toHaveCount(0);
});
