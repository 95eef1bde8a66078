import { within } from '@testing-library/react';
import { userEvent } from 'vitest/browser';
import { http, HttpResponse } from 'msw';
import { snippet } from '../../.storybook/support/snippet.ts';
import { mountHtml } from './mount-html.ts';
import { catchNavigation } from './navigation.ts';
import { network, world } from './network.ts';
import { popups } from '../../.storybook/support/popups.ts';

/** Steps of a person who uses the training registration. */
export const uplines = world.trainings.uplines().slice(0, 30);
/** Training 8 of the world: variant 2, RM 199.95, SST 8 %. */
export const html = (more: object = {}): string =>
  snippet('training-registration', {
    json: {
      variant: 2,
      training_id: 8,
      title: 'Kem Kepimpinan',
      yuran: '199.95',
      sst: '8.00',
      baki_tiket: 10,
      upline_fmd: uplines,
      phone_code: [
        { code: '60', country: 'Malaysia' },
        { code: '65', country: 'Singapura' },
      ],
      ...more,
    },
  });
export const asVisitor = (): void =>
  network.use(http.get('/app/plt/auth', () => HttpResponse.json({ status: 'invalid' })));

export type Queries = Awaited<ReturnType<typeof mountHtml>>['widget'];

/** Opens the form of a training with these properties beside those of `html`. @returns what it shows, and the addresses it would lead to */
export const openForm = async (properties: object = {}) => {
  const { widget, place, element } = await mountHtml(html(properties));
  const gone = catchNavigation(place);
  await userEvent.click(widget.getByRole('button', { name: /^DAFTAR/ }));
  const form: Queries = within(await widget.findByRole('dialog', { name: 'Kem Kepimpinan' }));
  return { widget, form, element, gone };
};
/** The same form, for somebody who is not known. */
export const openAsVisitor = (properties: object = {}) => {
  asVisitor();
  return openForm(properties);
};
export const press = async (form: Queries, name: string): Promise<void> =>
  userEvent.click(await form.findByRole('button', { name }));
export const couponOf = (form: Queries): HTMLElement =>
  form.getByRole('textbox', { name: 'Kupon (Committee & Indonesia sahaja)' });
/** Enters a coupon, of whose field `field` is another one, and has it checked. */
export const enterCoupon = async (form: Queries, code: string, field = couponOf(form)): Promise<void> => {
  await userEvent.fill(field, code);
  await userEvent.keyboard('{Enter}');
};
export const tickTerms = (form: Queries): Promise<void> =>
  userEvent.click(form.getByRole('checkbox', { name: 'Saya faham dan bersetuju.' }));
export const submit = (form: Queries): Promise<void> => press(form, 'Daftar dan bayar');
export const confirm = async (): Promise<void> => {
  const question = await popups.findByRole('dialog', {
    name: 'Anda pasti?',
    description: /^Anda akan dibawa ke paparan bayaran\.\s+Kem Kepimpinan\s[^]*Jumlah bayaran RM\s[\d,.]+$/,
  });
  await userEvent.click(within(question).getByRole('button', { name: /^Ya, bayar RM\s[\d,.]+$/ }));
};
/** Takes the terms, sends the order, and answers the question. */
export const send = async (form: Queries): Promise<void> => {
  await tickTerms(form);
  await submit(form);
  await confirm();
};
export const fillVisitor = async (form: Queries): Promise<void> => {
  await userEvent.fill(form.getByRole('textbox', { name: 'Nama' }), 'Siti binti Ali');
  await userEvent.fill(form.getByRole('textbox', { name: 'PG Code' }), 'pg123456');
  await userEvent.fill(form.getByRole('textbox', { name: 'Nombor telefon' }), '012-345 6789');
  await userEvent.fill(form.getByRole('textbox', { name: 'E-mel' }), 'siti@contoh.my');
  const upline = form.getByRole('combobox', { name: 'Upline FMD' });
  await userEvent.fill(upline, uplines[2]!.name);
  await userEvent.keyboard('{Enter}');
};
