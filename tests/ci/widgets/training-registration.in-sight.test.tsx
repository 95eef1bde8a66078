import { waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { focusedElement } from '../../../shared/page/dom/composed-tree.ts';
import { expectConsoleError } from '../../support/console.ts';
import { isInSight } from '../../support/in-sight.ts';
import { network, requestsTo } from '../../support/network.ts';
import { tenSecondsAtOnce } from '../../support/ten-seconds.ts';
import * as training from '../../support/training-form.ts';
import { heldRequests } from '../../support/held-requests.ts';
import { mountHtml } from '../../support/mount-html.ts';

test('on a phone, what went wrong comes into sight, wherever the form was scrolled to; it is gone when opened again', async () => {
  await page.viewport(360, 640);
  expectConsoleError(/did not go through/);
  requestsTo('/app/training/daftar', () => HttpResponse.json({}, { status: 500 }));
  const prices = Array.from({ length: 12 }, (_, at) => ({ id: at + 1, name: `Harga ${at + 1}`, price: '10.00' }));
  const { widget, form } = await training.openForm({ prices });
  await training.tickTerms(form);
  widget.getByRole('dialog').firstElementChild!.scrollTo(0, 0);
  await training.submit(form);
  await training.confirm();
  const failure = await form.findByText(/Sistem sedang mengalami gangguan/);
  await expect.poll(() => isInSight(failure)).toBe(true);
  await training.press(form, 'Tutup');
  await userEvent.click(widget.getByRole('button', { name: 'DAFTAR TRAINING' }));
  await widget.findByRole('dialog');
  await waitFor(() => expect(form.queryByText(/Sistem sedang mengalami gangguan/)).toBeNull());
});

test('on a phone, a registration that takes long shows that it is still running, wherever the form was scrolled to (W7)', async () => {
  tenSecondsAtOnce();
  await page.viewport(360, 640);
  const { sent, answer } = heldRequests('/app/training/daftar');
  const { widget, form } = await training.openForm();
  await training.send(form);
  const stillRunning = await form.findByText('Masih diproses, sila tunggu…');
  for (const place of [0, 10_000]) {
    widget.getByRole('dialog').firstElementChild!.scrollTo(0, place);
    expect(isInSight(stillRunning)).toBe(true);
  }
  await expect.poll(sent).toBe(1);
  answer(HttpResponse.text('already_registered'));
  await waitFor(() => expect(stillRunning).toBeEmptyDOMElement());
});

test('on a phone, a known dealer reads the terms without scrolling, however much is asked, and in no small letters', async () => {
  await page.viewport(360, 740);
  const prices = ['Biasa', 'VIP', 'Dalam talian'].map((name, at) => ({ id: at + 1, name, price: '199.95' }));
  const all = { has_coupon: 1, has_referral_coupon: 1, has_spouse: 1, sst: 8, prices, baki_tiket: 40, total_pax: 50 };
  const { widget, form } = await training.openForm(all);
  const terms = within(form.getByRole('region', { name: 'Terma dan syarat' }));
  for (const [code, says] of [[''], ['TIADA', 'Kupon Tidak Sah'], ['EMAS25', 'Kupon Sah']] as const) {
    if (says) {
      await training.enterCoupon(form, code);
      expect(isInSight(await form.findByText(says))).toBe(true);
    }
    for (const term of terms.getAllByRole('listitem')) {
      expect(parseFloat(getComputedStyle(term).fontSize)).toBeGreaterThanOrEqual(14);
      expect(isInSight(term)).toBe(true);
    }
    expect(isInSight(terms.getByRole('checkbox')), says).toBe(true);
  }
  await page.viewport(320, 740);
  const { scrollWidth, clientWidth } = widget.getByRole('dialog').firstElementChild!;
  expect(scrollWidth).toBe(clientWidth);
  const placeOf = (element: HTMLElement): number => element.getBoundingClientRect().top;
  expect(placeOf(form.getByRole('button', { name: /^Padam/ })), 'beside the code').toBe(
    placeOf(training.couponOf(form)),
  );
});

test('tickets that were read again are shown until the page says another number, even the first one', async () => {
  const { widget, element: host } = await training.openAsVisitor();
  const read = training.html({ baki_tiket: 3 });
  network.use(http.get(location.pathname, () => HttpResponse.html(`<html><body>${read}</body></html>`)));
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(await widget.findByText('Baki tiket: 3')).toBeTruthy();
  const script = host.querySelector('script')!;
  for (const baki_tiket of [5, 10]) {
    script.textContent = JSON.stringify({ ...JSON.parse(script.textContent), baki_tiket });
    expect(await widget.findByText(`Baki tiket: ${baki_tiket}`)).toBeTruthy();
  }
});

test('after the log-out the focus is at the first field of the visitor, also when the session had ended before', async () => {
  network.use(http.get('/app/plt/logout', () => HttpResponse.json({}, { status: 401 })));
  const { widget, form } = await training.openForm({ is_plt: 1, user_id: 101 });
  await training.press(form, 'Logout');
  expect(await widget.findByRole('textbox', { name: 'E-mel' })).toBeVisible();
  await waitFor(() => expect(focusedElement()).toBe(widget.getByRole('textbox', { name: 'Nama' })));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(focusedElement()).toBe(widget.getByRole('button', { name: 'DAFTAR TRAINING' })));
});

test('on /app/plt a dealer can log out of a training that is sold out too', async () => {
  const { widget, form } = await training.openForm({ is_plt: 1, user_id: 101, baki_tiket: 0 });
  await training.press(form, 'Logout');
  await waitFor(() => expect(widget.queryByRole('button', { name: 'Logout' })).toBeNull());
  expect(widget.getByText('Maaf, tiket telah habis. Pendaftaran tidak lagi dibuka.')).toBeVisible();
});

test('the result of a coupon check is scrolled into view', async () => {
  await page.viewport(360, 640);
  const { form } = await training.openAsVisitor({ has_coupon: true, has_referral_coupon: true });
  for (const name of ['Kupon (Committee & Indonesia sahaja)', 'Kupon referral']) {
    await userEvent.fill(form.getByRole('textbox', { name }), 'TIADA');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(form.getByRole('textbox', { name })).toHaveAccessibleDescription('Kupon Tidak Sah'));
    const message = form.getAllByText('Kupon Tidak Sah').at(-1)!;
    await expect.poll(() => isInSight(message), { message: name }).toBe(true);
  }
});

test('the example of a telephone number is one of the chosen country, and the closed list shows its code whole', async () => {
  const phone_code = [
    { code: '60', country: 'Malaysia' },
    { code: '673', country: 'Brunei Darussalam' },
    { code: '971', country: 'Emiriah Arab Bersatu' },
    { code: '999', country: 'Negara lain' },
  ];
  const { form } = await training.openAsVisitor({ phone_code });
  const number = form.getByRole('textbox', { name: 'Nombor telefon' });
  const country = form.getByRole('combobox', { name: /^Kod negara/ });
  expect(number).toHaveAccessibleDescription('Contoh: 012-345 6789');
  await userEvent.selectOptions(country, '+673 Brunei Darussalam');
  expect(number).toHaveAccessibleDescription('Contoh: 712 3456');
  await userEvent.selectOptions(country, '+999 Negara lain');
  expect(number).toHaveAccessibleDescription('Nombor tanpa kod +999');
  await userEvent.selectOptions(country, '+971 Emiriah Arab Bersatu');
  for (const width of [320, 360]) {
    await page.viewport(width, 640);
    const code = form.getByText('+971');
    expect(code, `${width}`).toBeVisible();
    expect(code.scrollWidth, `${width}`).toBeLessThanOrEqual(code.clientWidth);
  }
});

test('a dealer who is logged in begins above what there is to do, not in a name that cannot be changed nor in a coupon that few have', async () => {
  const { form } = await training.openForm({ user_id: 101, has_coupon: true });
  expect(form.getByRole('textbox', { name: 'Nama' })).toHaveAttribute('readonly');
  expect(focusedElement()).toBe(form.getByRole('heading', { name: 'Kem Kepimpinan' }));
});

test('a telephone number can be seen whole on the smallest phone', async () => {
  await page.viewport(320, 640);
  const { form } = await training.openAsVisitor();
  const field = form.getByRole('textbox', { name: 'Nombor telefon' }) as HTMLInputElement;
  await userEvent.fill(field, '012-3456 7890');
  expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth);
});

test('an order sent by Enter in a field that fails leaves the focus at the button that sends it again', async () => {
  requestsTo('/app/training/daftar', () => HttpResponse.json({}, { status: 500 }));
  expectConsoleError(/did not go through/);
  const { form } = await training.openAsVisitor();
  await training.fillVisitor(form);
  await training.tickTerms(form);
  await userEvent.click(form.getByRole('textbox', { name: 'E-mel' }));
  await userEvent.keyboard('{Enter}');
  await training.confirm();
  expect(await form.findByText(/Sistem sedang mengalami gangguan/)).toBeVisible();
  expect(focusedElement()).toBe(form.getByRole('button', { name: 'Daftar dan bayar' }));
});

test("a form that opens after 'Cuba lagi' gives the focus to DAFTAR when it is closed", async () => {
  network.use(http.get('/app/plt/auth', () => HttpResponse.json({}, { status: 404 }), { once: true }));
  expectConsoleError(/could not be opened/);
  const { widget } = await mountHtml(training.html());
  const button = widget.getByRole('button', { name: /^DAFTAR/ });
  await userEvent.click(button);
  await userEvent.click(await widget.findByRole('button', { name: 'Cuba lagi' }));
  const dialog = await widget.findByRole('dialog', { name: 'Kem Kepimpinan' });
  expect(within(dialog).getByRole('button', { name: 'Tutup' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(focusedElement()).toBe(button));
});

test('phones and screen readers are told what a field is for', async () => {
  const { form } = await training.openAsVisitor({ has_coupon: true, has_spouse: true });
  const field = (role: string, name: string | RegExp): HTMLElement => form.getByRole(role, { name });
  expect(await form.findByRole('checkbox', { name: 'Saya faham dan bersetuju.' })).toBeRequired();
  await userEvent.click(field('switch', /pasangan/));
  expect(field('combobox', 'Kod negara: Nombor telefon')).toHaveAttribute('autocomplete', 'tel-country-code');
  expect(field('textbox', 'Nombor telefon')).toHaveAttribute('autocomplete', 'tel-national');
  expect(field('combobox', 'Kod negara: Nombor telefon pasangan')).toHaveAttribute('autocomplete', 'off');
  expect(field('textbox', 'Nombor telefon pasangan')).toHaveAttribute('autocomplete', 'off');
  expect(field('textbox', /^Kupon/), 'Enter checks it').toHaveAttribute('enterkeyhint', 'go');
  expect(field('combobox', 'Upline FMD'), 'Enter takes the choice').toHaveAttribute('enterkeyhint', 'done');
});
