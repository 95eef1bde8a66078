import { fireEvent, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { focusedElement } from '../../shared/page/dom/composed-tree.ts';
import { expectConsoleError } from '../support/console.ts';
import { network, requestsTo, world } from '../support/network.ts';
import * as training from '../support/training-form.ts';
import { popups } from '../../.storybook/support/popups.ts';

test('a coupon changes the bill, can be removed, and is asked about again for another price', async () => {
  const prices = [
    { id: 81, name: 'Biasa', price: '199.95' },
    { id: 82, name: 'VIP', price: 349.9 },
  ];
  const requests = requestsTo('/app/training/apply_refer_coupon');
  const { form } = await training.openForm({ has_referral_coupon: 1, prices });
  await training.enterCoupon(form, 'KAWAN10', form.getByRole('textbox', { name: 'Kupon referral' }));
  expect(await form.findByText('Kupon Sah')).toBeVisible();
  expect(await form.findByText('Jumlah bayaran: RM 194.36')).toBeInTheDocument(); // 179.96 × 1.08
  expect(form.getByText('-RM 19.99')).toBeVisible();
  await userEvent.click(form.getByRole('radio', { name: /VIP/ }));
  expect(await form.findByText('Jumlah bayaran: RM 340.10')).toBeInTheDocument(); // 314.91 × 1.08
  expect(requests).toEqual([
    { yuran: 199.95, coupon_code: 'KAWAN10' },
    { yuran: 349.9, coupon_code: 'KAWAN10' },
  ]);
  await training.press(form, 'Padam Kupon referral');
  expect(await form.findByText('Jumlah bayaran: RM 377.89')).toBeInTheDocument();
  expect(form.getByRole('textbox', { name: 'Kupon referral' })).toHaveValue('');
});

test('on a narrow phone the code can be read while it is checked and after, and its button stays below the finger', async () => {
  await page.viewport(320, 740);
  const { promise, resolve: answer } = Promise.withResolvers<void>();
  network.use(
    http.post('/app/training/coupon', async () => {
      await promise;
      return HttpResponse.text('');
    }),
  );
  const { form } = await training.openForm({ has_coupon: true });
  const field = training.couponOf(form);
  const button = form.getByRole('button', { name: 'Guna Kupon (Committee & Indonesia sahaja)' });
  await userEvent.fill(field, 'WARISAN2026');
  const before = button.getBoundingClientRect().top;
  const expectSame = (): void => {
    expect(field.scrollWidth, 'the whole code').toBeLessThanOrEqual(field.clientWidth);
    expect(button.getBoundingClientRect().top).toBe(before);
  };
  await userEvent.click(button);
  expect(await form.findByText('Menyemak kupon…')).toBeInTheDocument();
  expectSame();
  answer();
  expect(await form.findByText('Kupon Tidak Sah')).toBeVisible();
  expectSame();
});

test('Enter that ends the composition of an input method checks no coupon', async () => {
  const { form } = await training.openForm({ has_referral_coupon: 1 });
  const field = form.getByRole('textbox', { name: 'Kupon referral' });
  await userEvent.fill(field, 'KAWAN10');
  for (const composing of [{ isComposing: true }, { keyCode: 229 }])
    fireEvent.keyDown(field, { key: 'Enter', ...composing });
  expect(form.queryByText('Menyemak kupon…')).toBeNull();
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(form.getByText('Menyemak kupon…')).toBeVisible();
  expect(await form.findByText('Kupon Sah')).toBeVisible();
});

test('a held Enter on Guna does not take the coupon away again, and the focus stays where it is taken away', async () => {
  const { form } = await training.openForm({ has_coupon: true });
  await userEvent.fill(training.couponOf(form), 'EMAS25');
  form.getByRole('button', { name: 'Guna Kupon (Committee & Indonesia sahaja)' }).focus();
  await userEvent.keyboard('{Enter>}');
  const remove = await form.findByRole('button', { name: 'Padam Kupon (Committee & Indonesia sahaja)' });
  await waitFor(() => expect(focusedElement()).toBe(remove));
  // the key goes on repeating; the driver's keyboard cannot
  const repeat = { key: 'Enter', repeat: true, bubbles: true, composed: true, cancelable: true };
  expect(remove.dispatchEvent(new KeyboardEvent('keydown', repeat)), 'a repeat presses the button').toBe(false);
  expect(form.getByText('Kupon Sah')).toBeVisible();
  await userEvent.keyboard('{/Enter}');
});

test('a late answer for an older code never wins, and nothing is sent while a coupon is checked', async () => {
  const { promise: old, resolve: answerOld } = Promise.withResolvers<void>();
  network.use(
    http.post('/app/training/coupon', async ({ request }) => {
      const { coupon_code } = (await request.json()) as { coupon_code: string };
      if (coupon_code === 'LAMA') await old;
      return HttpResponse.text(coupon_code === 'LAMA' ? '1.00' : '100.00');
    }),
  );
  const { form } = await training.openForm({ has_coupon: true });
  const field = training.couponOf(form);
  await training.enterCoupon(form, 'LAMA', field);
  expect(await form.findByText('Menyemak kupon…')).toBeVisible();
  expect(form.getByRole('button', { name: 'Daftar dan bayar' })).toHaveAttribute('aria-disabled', 'true');
  await training.enterCoupon(form, 'BARU', field);
  expect(await form.findByText('Jumlah bayaran: RM 108.00')).toBeInTheDocument();
  answerOld();
  await training.press(form, 'Padam Kupon (Committee & Indonesia sahaja)');
  expect(await form.findByText('Jumlah bayaran: RM 215.95')).toBeInTheDocument();
});

test("an invalid or failed coupon leaves the full price and shows 'Kupon Tidak Sah'; an unchecked one blocks the form", async () => {
  const { form } = await training.openForm({ has_coupon: true });
  const field = training.couponOf(form);
  await userEvent.fill(field, 'TIADA');
  await training.tickTerms(form);
  await training.submit(form);
  expect(await form.findByText(/Tekan "Guna" untuk menyemak kupon ini/)).toBeVisible();
  await waitFor(() => expect(focusedElement()).toBe(field));
  expect(popups.queryByRole('dialog')).toBeNull();
  await training.press(form, 'Guna Kupon (Committee & Indonesia sahaja)');
  expect(await form.findByText('Kupon Tidak Sah')).toBeVisible();
  expect(await form.findByText('Jumlah bayaran: RM 215.95')).toBeInTheDocument();
  requestsTo('/app/training/coupon', () => HttpResponse.error());
  expectConsoleError(/coupon could not be checked/);
  await userEvent.fill(field, 'EMAS25');
  expect(form.queryByText('Kupon Tidak Sah')).toBeNull();
  await training.press(form, 'Guna Kupon (Committee & Indonesia sahaja)');
  expect(await form.findByText(/Sambungan terputus/)).toBeVisible();
  expect(form.getByText('Kupon Tidak Sah')).toBeVisible();
  expect(form.queryByRole('button', { name: 'Muat semula halaman' })).toBeNull();
  requestsTo('/app/training/coupon', () => HttpResponse.json({}, { status: 401 }));
  await training.press(form, 'Guna Kupon (Committee & Indonesia sahaja)');
  expect(await form.findByText(/Sesi anda telah tamat/)).toBeVisible();
  expect(form.getByRole('button', { name: 'Muat semula halaman' })).toBeVisible();
  requestsTo('/app/training/coupon', () => HttpResponse.json({})); // Laravel's response()->json(null)
  await training.press(form, 'Guna Kupon (Committee & Indonesia sahaja)');
  await waitFor(() => expect(form.queryByText(/Sesi anda telah tamat/)).toBeNull());
  expect(await form.findByText('Kupon Tidak Sah')).toBeVisible();
  expect(form.queryByText(/tidak dapat dibaca/)).toBeNull();
});

test('a coupon never makes it dearer: such a price is refused and reported', async () => {
  requestsTo('/app/training/coupon', () => HttpResponse.text('14996')); // a server that answers in sen
  expectConsoleError(
    /the price with a coupon is above the fee, which stands.*is 14996\.00; expected .* at most 199\.95/,
  );
  const { form } = await training.openForm({ has_coupon: true });
  await training.enterCoupon(form, 'EMAS25');
  expect(await form.findByText('Kupon Tidak Sah')).toBeVisible();
  expect(await form.findByText('Jumlah bayaran: RM 215.95')).toBeInTheDocument();
});

test.each([
  [false, 2],
  [true, 1],
])(
  'the spouse doubles and is taken back exactly; is_multiple_pay %s: the coupon is asked about %i time(s)',
  async (is_multiple_pay, times) => {
    const requests = requestsTo('/app/training/coupon');
    const { form } = await training.openForm({ has_spouse: true, has_coupon: true, is_multiple_pay, is_bulk: true });
    await training.enterCoupon(form, 'EMAS25');
    expect(await form.findByText('Jumlah bayaran: RM 161.96')).toBeInTheDocument(); // 149.96 × 1.08
    const spouse = form.getByRole('switch', { name: 'Hadir bersama pasangan' });
    await userEvent.click(spouse);
    expect(await form.findByText('Jumlah bayaran: RM 323.91')).toBeInTheDocument();
    expect(form.getByRole('combobox', { name: 'Kuantiti' })).toHaveValue('2');
    expect(form.getByRole('combobox', { name: 'Kuantiti' })).toBeDisabled();
    await training.tickTerms(form);
    await training.submit(form);
    expect(await form.findByText('Sila isi nama pasangan')).toBeVisible();
    expect(form.getByText('Sila isi nombor telefon pasangan')).toBeVisible();
    await userEvent.click(spouse);
    expect(await form.findByText('Jumlah bayaran: RM 161.96')).toBeInTheDocument();
    await expect.poll(() => requests).toHaveLength(times);
  },
);

test('beyond 50 tickets the quantity is a number field, and never more than remain', async () => {
  const enrolments = requestsTo('/app/training/daftar', () => HttpResponse.text('/bayar/1'));
  const { form, gone } = await training.openForm({ is_bulk: 1, baki_tiket: 999_999, sst: 0, yuran: '10.00' });
  expect(form.queryByRole('combobox', { name: 'Kuantiti' })).toBeNull();
  const quantity = form.getByRole('spinbutton', { name: 'Kuantiti' });
  expect(quantity).toHaveValue(1);
  await userEvent.fill(quantity, '2');
  expect(await form.findByText('Jumlah bayaran: RM 20.00')).toBeInTheDocument();
  await userEvent.fill(quantity, '1500');
  expect(await form.findByText('Jumlah bayaran: RM 15,000.00')).toBeInTheDocument();
  await userEvent.fill(quantity, '123456789');
  expect(quantity).toHaveValue(999_999);
  // an invalid quantity is never ordered: the last valid one comes back
  await userEvent.fill(quantity, '60');
  await userEvent.fill(quantity, '');
  await training.tickTerms(form);
  expect(quantity).toHaveValue(60);
  await training.submit(form);
  await training.confirm();
  await expect.poll(() => gone).toHaveLength(1);
  expect(enrolments).toEqual([expect.objectContaining({ kuantiti: 60, jumlah_bayaran: 600 })]);
});

test('from a thousand on, numbers have their comma, as money has (part 9)', async () => {
  const { form } = await training.openForm({ is_bulk: 1, baki_tiket: 1200, total_pax: 5000, sst: 0, yuran: '10.00' });
  expect(form.getByText('Baki tiket: 1,200 daripada 5,000')).toBeVisible();
  await userEvent.fill(form.getByRole('spinbutton', { name: 'Kuantiti' }), '1100');
  expect(await form.findByText(/^RM\s10\.00 × 1,100$/)).toBeVisible();
  await training.tickTerms(form);
  await training.submit(form);
  expect((await popups.findByText(/^Yuran/)).textContent).toMatch(/× 1,100$/);
});

test('of several prices the bill names the chosen one, in the form and in the question', async () => {
  const prices = [
    { id: 1, name: 'Biasa' },
    { id: 2, name: 'سعر خاص' },
    { id: 3, name: 'Yuran' },
    { id: 4, name: '' },
  ];
  const { form } = await training.openForm({ prices, is_bulk: 1 });
  const line = (): string | undefined => form.getByText(/× 1$/).parentElement?.textContent.replace(/\s/g, ' ');
  const [, ...others] = form.getAllByRole('radio');
  const seen = [line()];
  for (const price of others) {
    await userEvent.click(price);
    seen.push(line());
  }
  expect(seen).toEqual(['Biasa× 1', 'سعر خاص× 1', 'YuranRM 199.95 × 1', 'YuranRM 199.95 × 1']);
  await userEvent.click(form.getAllByRole('radio')[0]);
  await training.tickTerms(form);
  await training.submit(form);
  expect((await popups.findByText(/^Biasa/)).textContent).toBe('Biasa × 1');
});

test('a coupon that has expired meanwhile leaves the bill, with the message of the server under it', async () => {
  const { form } = await training.openForm({ has_coupon: true, training_id: 8 });
  await training.enterCoupon(form, 'KILAT50');
  expect(await form.findByText('Kupon Sah')).toBeVisible();
  world.clock.advance(2 * 3_600_000);
  expectConsoleError(/did not go through/);
  await training.send(form);
  expect(await form.findByText('Kupon ini telah tamat tempoh.')).toBeVisible();
  expect(await form.findByText('Jumlah bayaran: RM 215.95')).toBeInTheDocument();
});

test('an accepted order is not sent again when the form is opened anew: it leads to its payment, another order is sent', async () => {
  const enrolments = requestsTo('/app/training/daftar', () => HttpResponse.text(`/bayar/${enrolments.length}`));
  const { widget, form, gone } = await training.openForm({ is_bulk: 1 });
  await training.tickTerms(form);
  const sendIt = async (times: number): Promise<void> => {
    await training.submit(form);
    await training.confirm();
    await expect.poll(() => gone).toHaveLength(times);
  };
  const openAnew = async (): Promise<void> => {
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(widget.queryByRole('dialog')).toBeNull());
    await userEvent.click(widget.getByRole('button', { name: /^DAFTAR/ }));
    await widget.findByRole('dialog');
  };
  await sendIt(1);
  await openAnew();
  await sendIt(2);
  expect(gone).toEqual([`${location.origin}/bayar/1`, `${location.origin}/bayar/1`]);
  expect(enrolments).toHaveLength(1);
  await openAnew();
  await userEvent.selectOptions(form.getByRole('combobox', { name: 'Kuantiti' }), '2');
  await sendIt(3);
  expect(gone[2]).toBe(`${location.origin}/bayar/2`);
  expect(enrolments).toMatchObject([{ kuantiti: 1 }, { kuantiti: 2 }]);
});
