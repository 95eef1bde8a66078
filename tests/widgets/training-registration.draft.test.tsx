import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectConsoleError } from '../support/console.ts';
import { network, requestsTo } from '../support/network.ts';
import {
  asVisitor,
  confirm,
  fillVisitor,
  openForm,
  press,
  type Queries,
  submit,
  tickTerms,
  training,
} from '../support/training-form.ts';
import { writePageSettings } from '../../.storybook/support/page-settings.ts';

const asDealer = (user_id: number): void =>
  network.use(
    http.get('/app/plt/auth', () =>
      HttpResponse.json({ status: 'valid', user_id, name: `N${user_id}`, pg_code: 'PG12345' }),
    ),
  );
const couponOf = (form: Queries): HTMLElement =>
  form.getByRole('textbox', { name: 'Kupon (Committee & Indonesia sahaja)' });

test('back from the payment as another person, nothing of the one before is shown', async () => {
  asDealer(101);
  const { widget, form } = await openForm(training({ has_coupon: true }));
  await userEvent.fill(couponOf(form), 'MILIK101');
  dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  asDealer(102);
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(await widget.findByDisplayValue('N102')).toBeVisible();
  expect(couponOf(widget)).toHaveValue('');
});

const UNCHECKED = 'Tekan "Guna" untuk menyemak kupon ini, atau kosongkan.';

test('a draft is there again after a reload, also for a visitor who has logged in since', async () => {
  asVisitor();
  const { form } = await openForm(training({ has_coupon: true }));
  await userEvent.fill(couponOf(form), 'RAYA');
  expect(form.queryByText(UNCHECKED), 'not while it is being typed').toBeNull();
  dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  const { host } = couponOf(form).getRootNode() as ShadowRoot;
  host.remove();
  asDealer(101);
  const { form: again } = await openForm(training({ has_coupon: true }));
  expect(couponOf(again)).toHaveValue('RAYA');
  expect(couponOf(again), 'the full price must not be paid unnoticed').toHaveAccessibleDescription(UNCHECKED);
});

test('where the page says who is logged in, who logs in finds what they typed before, and another person does not', async () => {
  writePageSettings({ user_id: null });
  asVisitor();
  const { form } = await openForm(training({ has_coupon: true }));
  await userEvent.fill(couponOf(form), 'RAYA');
  hostOf(form).remove();
  for (const [person, kept] of [
    [101, 'RAYA'],
    [102, ''],
    [101, ''],
  ] as const) {
    writePageSettings({ user_id: person });
    asDealer(person);
    const { form: again } = await openForm(training({ has_coupon: true }));
    expect(couponOf(again), `for ${person}`).toHaveValue(kept);
    hostOf(again).remove();
  }
});

test('the chosen price, spouse and quantity are there again after a reload, and with them the total', async () => {
  asVisitor();
  const prices = [
    { id: 81, name: 'Biasa', price: '200' },
    { id: 82, name: 'VIP', price: '350' },
  ];
  const html = training({ prices, has_spouse: true, sst: 0 });
  const { form } = await openForm(html);
  await userEvent.click(form.getByRole('radio', { name: /VIP/ }));
  await userEvent.click(form.getByRole('switch', { name: /pasangan/ }));
  expect(await form.findByText('Jumlah perlu dibayar: RM 700.00')).toBeInTheDocument();
  hostOf(form).remove();
  const { form: again } = await openForm(html);
  expect(again.getByRole('radio', { name: /VIP/ })).toBeChecked();
  expect(again.getByRole('switch', { name: /pasangan/ })).toBeChecked();
  expect(await again.findByText('Jumlah perlu dibayar: RM 700.00')).toBeInTheDocument();
});

test('a quantity is there again after a reload', async () => {
  asDealer(101);
  const html = training({ is_bulk: true, baki_tiket: 5 });
  const { form } = await openForm(html);
  await userEvent.selectOptions(form.getByRole('combobox', { name: /Kuantiti/ }), '3');
  hostOf(form).remove();
  const { form: again } = await openForm(html);
  expect(again.getByRole('combobox', { name: /Kuantiti/ })).toHaveValue('3');
});

test('an applied coupon is checked again after a reload, and the discount is there again', async () => {
  asDealer(101);
  const replaced = 'Tidak digunakan: hanya satu diskaun pada satu masa.';
  const html = training({ has_coupon: true, has_referral_coupon: true, sst: 0 });
  const { form } = await openForm(html);
  await userEvent.fill(couponOf(form), 'EMAS25');
  await userEvent.keyboard('{Enter}');
  expect(await form.findByText('Kupon Sah')).toBeInTheDocument();
  await userEvent.fill(form.getByRole('textbox', { name: 'Kupon referral' }), 'KAWAN10');
  await userEvent.keyboard('{Enter}');
  expect(await form.findByText(replaced)).toBeVisible();
  hostOf(form).remove();
  const seen = [requestsTo('/app/training/coupon'), requestsTo('/app/training/apply_refer_coupon')];
  const { form: again } = await openForm(html);
  expect(await again.findByText('Kupon Sah')).toBeVisible();
  expect(await again.findByText(replaced)).toBeVisible();
  expect(await again.findByText('Jumlah perlu dibayar: RM 179.96')).toBeInTheDocument();
  expect(seen.flat()).toMatchObject([{ coupon_code: 'EMAS25' }, { coupon_code: 'KAWAN10' }]);
});

test.each([
  ['a coupon that has expired since is refused', { has_coupon: true }, 'Kupon Tidak Sah', 1],
  ['a coupon whose field the page no longer shows is not asked about', { has_coupon: false }, '', 0],
])('after a reload %s, and the full price stands', async (_what, now, says, calls) => {
  asDealer(101);
  const { form } = await openForm(training({ has_coupon: true, sst: 0 }));
  await userEvent.fill(couponOf(form), 'EMAS25');
  await userEvent.keyboard('{Enter}');
  expect(await form.findByText('Kupon Sah')).toBeInTheDocument();
  hostOf(form).remove();
  const seen = requestsTo('/app/training/coupon', () => HttpResponse.text(''));
  const { form: again } = await openForm(training({ ...now, sst: 0 }));
  if (says) expect(await again.findByText(says)).toBeVisible();
  expect(await again.findByText('Jumlah perlu dibayar: RM 199.95')).toBeInTheDocument();
  expect(seen).toHaveLength(calls);
});

const hostOf = (form: Queries): HTMLElement =>
  // a widget is in a shadow root
  (form.getByRole('textbox', { name: 'Nama' }).getRootNode() as ShadowRoot).host as HTMLElement;

test('in a form that the page moves, what is typed next goes on in the same field', async () => {
  asVisitor();
  const { form } = await openForm(training());
  await userEvent.fill(await form.findByRole('textbox', { name: 'Nama' }), 'Siti');
  await userEvent.click(form.getByRole('textbox', { name: 'E-mel' }));
  await userEvent.keyboard('siti@');
  const host = hostOf(form);
  const elsewhere = host.parentElement!.appendChild(document.createElement('div'));
  elsewhere.append(host);
  await expect.poll(() => form.getByRole('textbox', { name: 'E-mel' }).matches(':focus')).toBe(true);
  await userEvent.keyboard('x');
  expect(form.getByRole('textbox', { name: 'Nama' })).toHaveValue('Siti');
  expect(form.getByRole('textbox', { name: 'E-mel' })).toHaveValue('siti@x');
});

test('a number keeps its country when the page sorts the countries anew, now or until the draft is there again', async () => {
  asVisitor();
  const { form } = await openForm(training());
  await form.findByRole('textbox', { name: 'Nama' });
  const boxes: HTMLElement[] = form.getAllByRole('combobox');
  const country = boxes.find((each) => each instanceof HTMLSelectElement)!;
  await userEvent.selectOptions(country, '+65 Singapura');
  await userEvent.fill(form.getByRole('textbox', { name: 'Nombor telefon' }), '8123 4567');
  await form.findByText(/Akan disimpan sebagai \+6581234567/);
  const [malaysia, singapore] = [
    { code: '60', country: 'Malaysia' },
    { code: '65', country: 'Singapura' },
  ];
  const host = hostOf(form);
  const [script] = host.getElementsByTagName('script');
  const written = JSON.parse(script!.textContent) as object;
  script!.textContent = JSON.stringify({ ...written, phone_code: [singapore, malaysia] });
  await expect.poll(() => country.options[0]?.textContent).toBe('+65 Singapura');
  expect(country.selectedOptions[0]?.textContent).toBe('+65 Singapura');
  expect(form.getByText(/Akan disimpan sebagai/).textContent).toContain('+6581234567');
  dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  host.remove();
  const indonesia = { code: '62', country: 'Indonesia' };
  const { form: again } = await openForm(training({ phone_code: [malaysia, indonesia, singapore] }));
  expect(await again.findByText(/Akan disimpan sebagai \+6581234567/)).toBeVisible();
});

test("who says 'Bukan saya' in one training finds nothing of the person before in another one", async () => {
  asVisitor();
  const { form: first, widget: here } = await openForm(training({ training_id: 7 }));
  await fillVisitor(first);
  await userEvent.keyboard('{Escape}');
  const { form: second, widget: there } = await openForm(training());
  await fillVisitor(second);
  await tickTerms(second);
  requestsTo('/app/training/daftar', () => HttpResponse.json({}, { status: 500 }));
  expectConsoleError(/did not go through/);
  await submit(second);
  await confirm();
  await press(second, 'Bukan saya');
  const nameIn = (widget: Queries): HTMLElement => widget.getByRole('textbox', { name: 'Nama' });
  await waitFor(() => expect(nameIn(there)).toHaveValue(''));
  await userEvent.keyboard('{Escape}');
  const openHere = (): Promise<void> => userEvent.click(here.getByRole('button', { name: /^DAFTAR/ }));
  await openHere();
  await waitFor(() => expect(nameIn(here)).toHaveValue(''));
  expect(Object.keys(sessionStorage).filter((key) => key.includes('training-registration'))).toEqual([]);
  // what the next person types stays, as ever
  await userEvent.fill(nameIn(here), 'Ali');
  await userEvent.keyboard('{Escape}');
  await openHere();
  await waitFor(() => expect(nameIn(here)).toHaveValue('Ali'));
});
