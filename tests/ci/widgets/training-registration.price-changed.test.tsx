import { within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectConsoleError } from '../../support/console.ts';
import { mountHtml } from '../../support/mount-html.ts';
import { network, requestsTo } from '../../support/network.ts';
import * as training from '../../support/training-form.ts';

const EXPECTED = 'Jumlah bayaran tidak sepadan: RM 400.00 dijangka.';
const prices = (vip: string): object => ({
  sst: 0,
  prices: [
    { id: 81, name: 'Biasa', price: '200' },
    { id: 82, name: 'VIP', price: vip },
  ],
});
/** Serves the page as it is written now. @returns the headers of the requests for it */
const servePage = (html: string, status = 200): Headers[] => {
  const seen: Headers[] = [];
  network.use(
    http.get(location.pathname, ({ request }) => {
      seen.push(request.headers);
      return HttpResponse.html(html, { status });
    }),
  );
  return seen;
};
/** Enrols nobody for another amount. */
const serveAmount = (ringgit: number): Array<{ jumlah_bayaran: number }> => {
  // the enrolment's payload
  const sent = requestsTo('/app/training/daftar', () =>
    sent.at(-1)!.jumlah_bayaran === ringgit
      ? HttpResponse.text('/bayar/1')
      : HttpResponse.json({ errors: { jumlah_bayaran: [EXPECTED] } }, { status: 422 }),
  ) as Array<{ jumlah_bayaran: number }>;
  return sent;
};

test('a price that was raised since is read again when the amount is refused, and the next order is right', async () => {
  const sent = serveAmount(400);
  const reads = servePage(training.html(prices('400')));
  expectConsoleError(/did not go through/);
  const { form, gone } = await training.openForm(prices('350'));
  await userEvent.click(form.getByRole('radio', { name: /VIP/ }));
  expect(await form.findByText('Jumlah bayaran: RM 350.00')).toBeInTheDocument();
  await training.send(form);
  expect(await form.findByText(EXPECTED)).toBeVisible();
  expect(await form.findByText('Jumlah bayaran: RM 400.00')).toBeInTheDocument();
  expect(form.getByRole('radio', { name: /VIP RM\s400\.00/ })).toBeChecked();
  await training.submit(form);
  await training.confirm();
  await expect.poll(() => gone).toHaveLength(1);
  expect(sent).toMatchObject([{ jumlah_bayaran: 350 }, { jumlah_bayaran: 400 }]);
  expect(reads[0]!.get('cache-control'), 'not from a cache').toBe('no-cache');
});

test('when the page cannot be read again, a refused amount offers to reload it', async () => {
  serveAmount(400);
  servePage('', 500);
  expectConsoleError(/did not go through/);
  expectConsoleError(/could not be read again/);
  const { form } = await training.openForm(prices('350'));
  await training.send(form);
  expect(await form.findByText(EXPECTED)).toBeVisible();
  expect(await form.findByRole('button', { name: 'Muat semula halaman' })).toBeVisible();
});

test('what was said against a quantity goes when another is chosen, a failure of the connection stays', async () => {
  const TOO_MANY = 'Hanya 1 tiket lagi untuk anda.';
  servePage(training.html({ is_bulk: 1 }));
  let answer = (): Response => HttpResponse.json({ errors: { kuantiti: [TOO_MANY] } }, { status: 422 });
  requestsTo('/app/training/daftar', () => answer());
  expectConsoleError(/did not go through/);
  const { form } = await training.openForm({ is_bulk: 1 });
  const quantity = form.getByRole('combobox', { name: 'Kuantiti' });
  const order = async (): Promise<void> => {
    await training.submit(form);
    await training.confirm();
  };
  await userEvent.selectOptions(quantity, '2');
  await training.tickTerms(form);
  await order();
  expect(await form.findByText(TOO_MANY)).toBeVisible();
  await userEvent.selectOptions(quantity, '1');
  expect(form.queryByText(TOO_MANY)).toBeNull();
  answer = () => HttpResponse.json({}, { status: 500 });
  await order();
  expect(await form.findByText(/Sistem sedang mengalami gangguan/)).toBeVisible();
  await userEvent.selectOptions(quantity, '3');
  expect(form.getByText(/Sistem sedang mengalami gangguan/)).toBeVisible();
});

test.each([
  ['ms', 'Hadir bersama pasangan', 'Hanya 1 tiket lagi. Sila tukar "Hadir bersama pasangan" kepada "Tidak".'],
  ['en', 'Attend with spouse', 'Only 1 left. Please set "Attend with spouse" to "No".'],
])('when one ticket is left, a person with a spouse reads what to press, in %s', async (locale, name, sentence) => {
  const html = training.html({ has_spouse: true, baki_tiket: 2 });
  const { place, widget } = await mountHtml(html.replace('data-widget', `data-locale="${locale}" data-widget`));
  await userEvent.click(widget.getAllByRole('button')[0]);
  const form = within(await widget.findByRole('dialog', { name: 'Kem Kepimpinan' }));
  await userEvent.click(form.getByRole('switch', { name }));
  place.querySelector('[data-widget]')!.setAttribute('data-baki-tiket', '1');
  expect(await form.findByText(sentence)).toBeVisible();
  await userEvent.click(form.getByRole('switch', { name }));
  await expect.poll(() => form.queryByText(sentence)).toBeNull();
});

test('a discount goes with its field when the page takes that away', async () => {
  const { form, element: host } = await training.openForm({ has_coupon: 1, has_referral_coupon: 1 });
  const [coupon, referral] = ['Kupon (Committee & Indonesia sahaja)', 'Kupon referral'];
  await userEvent.fill(form.getByRole('textbox', { name: coupon }), 'EMAS25');
  await userEvent.keyboard('{Enter}');
  expect(await form.findByText('Jumlah bayaran: RM 161.96')).toBeInTheDocument(); // 149.96 × 1.08
  await userEvent.fill(form.getByRole('textbox', { name: referral }), 'KAWAN10');
  await userEvent.keyboard('{Enter}');
  expect(await form.findByText('Jumlah bayaran: RM 194.36')).toBeInTheDocument(); // 179.96 × 1.08
  host.setAttribute('data-has-referral-coupon', '0');
  expect(await form.findByText('Jumlah bayaran: RM 215.95')).toBeInTheDocument();
  expect(form.queryByRole('textbox', { name: referral })).toBeNull();
  // the other one was replaced by it, and has to be checked again
  expect(form.getByText('Tekan "Guna" untuk menyemak kupon ini, atau kosongkan.')).toBeVisible();
  host.setAttribute('data-has-coupon', '0');
  const sent = requestsTo('/app/training/daftar', () => HttpResponse.text('/bayar/1'));
  await training.send(form);
  await expect
    .poll(() => sent)
    .toEqual([expect.objectContaining({ coupon_code: '', referral_coupon_code: '', jumlah_bayaran: 215.95 })]);
});

test('an order that takes the last tickets is not told on its way that they are too few', async () => {
  const answer = Promise.withResolvers<Response>();
  const orders = requestsTo('/app/training/daftar', () => answer.promise);
  const { form, element: host } = await training.openForm({ is_bulk: 1, baki_tiket: 2 });
  await userEvent.selectOptions(form.getByRole('combobox', { name: 'Kuantiti' }), '2');
  await training.send(form);
  await expect.poll(() => orders.length).toBe(1);
  host.setAttribute('data-baki-tiket', '0');
  await expect.poll(() => form.queryByRole('option', { name: '2' })).toBeNull();
  expect(form.queryByText(/Hanya 0 tiket lagi/)).toBeNull();
  answer.resolve(new HttpResponse('/app/training/payment/1'));
  expect(await form.findByRole('button', { name: 'Teruskan ke bayaran' })).toBeVisible();
  expect(form.queryByText(/Hanya 0 tiket lagi/)).toBeNull();
});

test('the name of a single price is shown, without a choice', async () => {
  const { form } = await training.openForm({ prices: [{ id: 3, name: 'Harga awal', price: '150.00' }] });
  expect(form.getByText('Harga awal')).toBeVisible();
  expect(form.queryByRole('radio')).toBeNull();
});
