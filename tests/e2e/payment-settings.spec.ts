import type { Page } from '@playwright/test';
import { dateWords } from '../../shared/lib/day-words.ts';
import { addDays, today } from '../../shared/lib/day.ts';
import { expect, test } from './support/test.ts';

/** Opens a screen of the host whose settings do not say where payments go. @returns the orders the page has sent */
async function openWithoutPaymentUrl(page: Page, path: string, orders: RegExp): Promise<string[]> {
  await page.route(/\/app\//, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/"payment_url":"[^"]*"/, '"payment_url":""');
    return route.fulfill({ response: answer, body });
  });
  const sent: string[] = [];
  page.on('request', (request) => orders.test(request.url()) && sent.push(request.url()));
  // logs in first: page.route does not see the page if a redirect leads to it
  await page.goto('/demo/as/dealer?to=%2F');
  await page.goto(path);
  return sent;
}
const SAYS = /Paparan bayaran belum ditetapkan di halaman ini, jadi tiada apa-apa yang dihantar/;

test('without payment_url no visitor is registered and nothing is enrolled: it could not be paid (D6)', async ({
  page,
  problems,
}) => {
  problems.expect(/"payment_url" is empty/);
  const sent = await openWithoutPaymentUrl(page, '/app/plt/7', /\/app\/(plt\/register|training\/daftar)$/);
  await page.getByRole('button', { name: 'DAFTAR', exact: true }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('checkbox', { name: 'Saya faham dan bersetuju.' }).check();
  await form.getByRole('button', { name: 'Daftar dan bayar' }).click();
  await expect(form.getByText(SAYS)).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Anda pasti?' })).toHaveCount(0);
  expect(sent).toEqual([]);
});

test('without payment_url no session is booked: it could not be paid (D6)', async ({ page, problems }) => {
  problems.expect(/"payment_url" is empty/);
  const sent = await openWithoutPaymentUrl(page, '/app/tempahan/sesi', /\/app\/book-room$/);
  await page.getByRole('radio', { name: 'Bilik Mesyuarat Melur' }).check();
  await page.getByRole('radio', { name: new RegExp(`^${dateWords(addDays(today(), 4), 'ms')}`) }).click();
  await page.getByRole('checkbox', { name: /^Session 1/ }).check();
  await page.getByRole('button', { name: 'Buat Tempahan' }).click();
  await expect(page.getByText(SAYS)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Bayar Sekarang' })).toHaveCount(0);
  expect(sent).toEqual([]);
});

test('variant two needs no setting: the answer of the server is the payment address', async ({ page }) => {
  await openWithoutPaymentUrl(page, '/app/training/8', /daftar$/);
  await page.getByRole('button', { name: 'DAFTAR TRAINING', exact: true }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('checkbox', { name: 'Saya faham dan bersetuju.' }).check();
  await form.getByRole('button', { name: 'Daftar dan bayar' }).click();
  await page.getByRole('dialog', { name: 'Anda pasti?' }).getByRole('button', { name: 'Ya' }).click();
  await expect(page).toHaveURL(/\/demo\/payment\/live\/PAY-/);
});
