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
const hostOf = (form: training.Queries): HTMLElement =>
  // a widget is in a shadow root
  (form.getByRole('textbox', { name: 'Nama' }).getRootNode() as ShadowRoot).host as HTMLElement;
/** The form in the page after a reload. */
async function reloaded(form: training.Queries, properties: object): Promise<training.Queries> {
  hostOf(form).remove();
  return (await training.openForm(properties)).form;
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
  let { form } = await training.openForm({ has_coupon: true });
  await userEvent.fill(training.couponOf(form), 'RAYA');
  expect(form.queryByText(UNCHECKED), 'not while it is being typed').toBeNull();
  for (const [person, kept] of [
    [101, 'RAYA'],
    [102, ''],
    [101, ''],
  ] as const) {
    settings(person);
    asDealer(person);
    form = await reloaded(form, { has_coupon: true });
    expect(training.couponOf(form), `for ${person}`).toHaveValue(kept);
    if (kept) expect(training.couponOf(form), 'the full price').toHaveAccessibleDescription(UNCHECKED);
  }
});

const PRICES = [
  { id: 81, name: 'Biasa', price: '200' },
  { id: 82, name: 'VIP', price: '350' },
];
test.each<[string, object, (form: training.Queries) => Promise<void>, string]>([
  [
    'price and spouse',
    { prices: PRICES, has_spouse: true, sst: 0 },
    async (form) => {
      await userEvent.click(form.getByRole('radio', { name: /VIP/ }));
      await userEvent.click(form.getByRole('switch', { name: /pasangan/ }));
    },
    '700.00',
  ],
  [
    'quantity',
    { is_bulk: true, baki_tiket: 5, sst: 0 },
    (form) => userEvent.selectOptions(form.getByRole('combobox', { name: /Kuantiti/ }), '3'),
    '599.85',
  ],
])('the chosen %s is there again after a reload, and with it the total', async (_, properties, choose, total) => {
  asDealer(101);
  const { form } = await training.openForm(properties);
  await choose(form);
  expect(await form.findByText(`Jumlah bayaran: RM ${total}`)).toBeInTheDocument();
  const again = await reloaded(form, properties);
  expect(await again.findByText(`Jumlah bayaran: RM ${total}`)).toBeInTheDocument();
});

test('an applied coupon is checked again after a reload, and the discount is there again', async () => {
  asDealer(101);
  const replaced = 'Tidak digunakan: hanya satu diskaun pada satu masa.';
  const properties = { has_coupon: true, has_referral_coupon: true, sst: 0 };
  const { form } = await training.openForm(properties);
  await training.enterCoupon(form, 'EMAS25');
  expect(await form.findByText('Kupon Sah')).toBeInTheDocument();
  await training.enterCoupon(form, 'KAWAN10', form.getByRole('textbox', { name: 'Kupon referral' }));
  expect(await form.findByText(replaced)).toBeVisible();
  const seen = [requestsTo('/app/training/coupon'), requestsTo('/app/training/apply_refer_coupon')];
  const again = await reloaded(form, properties);
  expect(await again.findByText('Kupon Sah')).toBeVisible();
  expect(await again.findByText(replaced)).toBeVisible();
  expect(await again.findByText('Jumlah bayaran: RM 179.96')).toBeInTheDocument();
  expect(seen.flat()).toMatchObject([{ coupon_code: 'EMAS25' }, { coupon_code: 'KAWAN10' }]);
});

test.each([
  ['a coupon that has expired since is refused', { has_coupon: true }, 'Kupon Tidak Sah', 1],
  ['a coupon whose field the page no longer shows is not asked about', { has_coupon: false }, '', 0],
])('after a reload %s, and the full price stands', async (_what, now, says, calls) => {
  asDealer(101);
  const { form } = await training.openForm({ has_coupon: true, sst: 0 });
  await training.enterCoupon(form, 'EMAS25');
  expect(await form.findByText('Kupon Sah')).toBeInTheDocument();
  const seen = requestsTo('/app/training/coupon', () => HttpResponse.text(''));
  const again = await reloaded(form, { ...now, sst: 0 });
  if (says) expect(await again.findByText(says)).toBeVisible();
  expect(await again.findByText('Jumlah bayaran: RM 199.95')).toBeInTheDocument();
  expect(seen).toHaveLength(calls);
});

test('in a form that the page moves, what is typed next goes on in the same field', async () => {
  training.asVisitor();
  const { form } = await training.openForm();
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
  training.asVisitor();
  const { form } = await training.openForm();
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
  const [script] = hostOf(form).getElementsByTagName('script');
  const written = JSON.parse(script!.textContent) as object;
  script!.textContent = JSON.stringify({ ...written, phone_code: [singapore, malaysia] });
  await expect.poll(() => country.options[0]?.textContent).toBe('+65 Singapura');
  expect(country.selectedOptions[0]?.textContent).toBe('+65 Singapura');
  expect(form.getByText(/Akan disimpan sebagai/).textContent).toContain('+6581234567');
  const indonesia = { code: '62', country: 'Indonesia' };
  const again = await reloaded(form, { phone_code: [malaysia, indonesia, singapore] });
  expect(await again.findByText(/Akan disimpan sebagai \+6581234567/)).toBeVisible();
});

test("who says 'Bukan saya' in one training finds nothing of the person before in another one", async () => {
  training.asVisitor();
  const { form: first, widget: here } = await training.openForm({ training_id: 7 });
  await training.fillVisitor(first);
  await userEvent.keyboard('{Escape}');
  const { form: second, widget: there } = await training.openForm();
  await training.fillVisitor(second);
  await training.tickTerms(second);
  requestsTo('/app/training/daftar', () => HttpResponse.json({}, { status: 500 }));
  expectConsoleError(/did not go through/);
  await training.submit(second);
  await training.confirm();
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
