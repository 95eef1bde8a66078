import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectConsoleError } from '../support/console.ts';
import { network, requestsTo } from '../support/network.ts';
import * as training from '../support/training-form.ts';
import { writePageSettings } from '../../.storybook/support/page-settings.ts';

const asDealer = (user_id: number): void =>
  network.use(
    http.get('/app/plt/auth', () =>
      HttpResponse.json({ status: 'valid', user_id, name: `N${user_id}`, pg_code: 'PG12345' }),
    ),
  );
/** The form in the page after a reload. */
async function reloaded({ element }: { element: HTMLElement }, properties: object) {
  element.remove();
  return training.openForm(properties);
}

test('back from the payment as another person, nothing of the one before is shown', async () => {
  asDealer(101);
  const { widget, form } = await training.openForm({ has_coupon: true });
  await userEvent.fill(training.couponOf(form), 'MILIK101');
  asDealer(102);
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(await widget.findByDisplayValue('N102')).toBeVisible();
  expect(training.couponOf(widget)).toHaveValue('');
});

const UNCHECKED = 'Tekan "Guna" untuk menyemak kupon ini, atau kosongkan.';

test.each([
  ['the page says nothing', undefined],
  ['the page says who is logged in', null],
])('%s: who logs in finds what they typed before, and another person does not', async (_, user_id) => {
  const settings = (person: number | null) => user_id === null && writePageSettings({ user_id: person });
  settings(null);
  training.asVisitor();
  let opened = await training.openForm({ has_coupon: true });
  await userEvent.fill(training.couponOf(opened.form), 'RAYA');
  expect(opened.form.queryByText(UNCHECKED), 'not while it is being typed').toBeNull();
  for (const [person, kept] of [
    [101, 'RAYA'],
    [102, ''],
    [101, ''],
  ] as const) {
    settings(person);
    asDealer(person);
    opened = await reloaded(opened, { has_coupon: true });
    const coupon = training.couponOf(opened.form);
    expect(coupon, `for ${person}`).toHaveValue(kept);
    if (kept) expect(coupon, 'the full price').toHaveAccessibleDescription(UNCHECKED);
  }
});

const PRICES = [
  { id: 81, name: 'Biasa', price: '200' },
  { id: 82, name: 'VIP', price: '350' },
];
const REPLACED = 'Tidak digunakan: hanya satu diskaun pada satu masa.';
test.each<[string, object, (form: training.Queries) => Promise<unknown>, string[]]>([
  [
    'price and spouse',
    { prices: PRICES, has_spouse: true, sst: 0 },
    async (form) => {
      await userEvent.click(form.getByRole('radio', { name: /VIP/ }));
      await userEvent.click(form.getByRole('switch', { name: /pasangan/ }));
    },
    ['Jumlah bayaran: RM 700.00'],
  ],
  [
    'quantity',
    { is_bulk: true, baki_tiket: 5, sst: 0 },
    (form) => userEvent.selectOptions(form.getByRole('combobox', { name: /Kuantiti/ }), '3'),
    ['Jumlah bayaran: RM 599.85'],
  ],
  [
    'coupons',
    { has_coupon: true, has_referral_coupon: true, sst: 0 },
    async (form) => {
      await training.enterCoupon(form, 'EMAS25');
      await form.findByText('Kupon Sah');
      await training.enterCoupon(form, 'KAWAN10', form.getByRole('textbox', { name: 'Kupon referral' }));
    },
    ['Kupon Sah', REPLACED, 'Jumlah bayaran: RM 179.96'],
  ],
])('after a reload the chosen %s is there again, and with it the total', async (_, properties, choose, expected) => {
  const expectShown = (form: training.Queries) => Promise.all(expected.map((each) => form.findByText(each)));
  const opened = await training.openForm(properties);
  await choose(opened.form);
  await expectShown(opened.form);
  await expectShown((await reloaded(opened, properties)).form);
});

test.each([
  ['a coupon that has expired since is refused', { has_coupon: true }, 'Kupon Tidak Sah', 1],
  ['a coupon whose field the page no longer shows is not asked about', { has_coupon: false }, '', 0],
])('after a reload %s, and the full price stands', async (_what, now, says, calls) => {
  const opened = await training.openForm({ has_coupon: true, sst: 0 });
  await training.enterCoupon(opened.form, 'EMAS25');
  await opened.form.findByText('Kupon Sah');
  const seen = requestsTo('/app/training/coupon', () => HttpResponse.text(''));
  const { form } = await reloaded(opened, { ...now, sst: 0 });
  if (says) await form.findByText(says);
  await form.findByText('Jumlah bayaran: RM 199.95');
  expect(seen).toHaveLength(calls);
});

test('a number keeps its country when the page sorts the countries anew, now or until the draft is there again', async () => {
  training.asVisitor();
  const opened = await training.openForm();
  const { form, element } = opened;
  await form.findByRole('textbox', { name: 'Nama' });
  const boxes: HTMLElement[] = form.getAllByRole('combobox');
  const country = boxes.find((each) => each instanceof HTMLSelectElement)!;
  await userEvent.selectOptions(country, '+65 Singapura');
  await userEvent.fill(form.getByRole('textbox', { name: 'Nombor telefon' }), '8123 4567');
  const named = (code: string, name: string) => ({ code, country: name });
  const [malaysia, singapore] = [named('60', 'Malaysia'), named('65', 'Singapura')];
  element.dataset.phoneCode = JSON.stringify([singapore, malaysia]);
  await expect.poll(() => country.options[0]?.textContent).toBe('+65 Singapura');
  expect(country.selectedOptions[0]?.textContent).toBe('+65 Singapura');
  expect(await form.findByText(/Akan disimpan sebagai \+6581234567/)).toBeVisible();
  const again = await reloaded(opened, { phone_code: [malaysia, named('62', 'Indonesia'), singapore] });
  expect(await again.form.findByText(/Akan disimpan sebagai \+6581234567/)).toBeVisible();
});

test("who says 'Bukan saya' in one training finds nothing of the person before in another one", async () => {
  training.asVisitor();
  const { form: first, widget: here } = await training.openForm({ training_id: 7 });
  await training.fillVisitor(first);
  await userEvent.keyboard('{Escape}');
  const { form: second, widget: there } = await training.openForm();
  await training.fillVisitor(second);
  requestsTo('/app/training/daftar', () => HttpResponse.json({}, { status: 500 }));
  expectConsoleError(/did not go through/);
  await training.send(second);
  await training.press(second, 'Bukan saya');
  const nameIn = (widget: training.Queries): HTMLElement => widget.getByRole('textbox', { name: 'Nama' });
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
