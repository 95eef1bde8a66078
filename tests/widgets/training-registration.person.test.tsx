import { waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectConsoleError } from '../support/console.ts';
import { network, requestsTo } from '../support/network.ts';
import * as training from '../support/training-form.ts';
import { popups } from '../../.storybook/support/popups.ts';

const onPlt = { is_plt: 1, user_id: 101 };
const send = (form: training.Queries): HTMLElement => form.getByRole('button', { name: 'Daftar dan bayar' });
/** The browser shows the page again as it was. */
const restorePage = (): void => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
/** Answers the auth checks from now on, when it is told to. @returns tells it to */
const holdChecks = (answer: object): (() => void) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  network.use(
    http.get('/app/plt/auth', async () => {
      await promise;
      return HttpResponse.json(answer);
    }),
  );
  return resolve;
};
const DEALER = { status: 'valid', user_id: 101, name: 'N101', pg_code: 'PG12345' };

test('a check that was begun before the log-out and answers after it brings nobody back', async () => {
  network.use(http.get('/app/plt/auth', () => HttpResponse.json(DEALER), { once: true }));
  const { form, widget } = await training.openForm(onPlt);
  expect(form.getByRole('textbox', { name: 'Nama' })).toHaveValue('N101');
  const answer = holdChecks(DEALER);
  restorePage();
  await training.press(form, 'Logout');
  expect(await widget.findByRole('textbox', { name: 'E-mel' })).toBeVisible();
  answer();
  await new Promise((resolve) => setTimeout(resolve, 500)); // nothing shows that the answer has come
  const now = within(widget.getByRole('dialog'));
  expect(send(now)).not.toHaveAttribute('aria-disabled');
  expect(now.getByRole('textbox', { name: 'Nama' })).toHaveValue('');
});

test('back on the page, nothing is sent until it is known who is there', async () => {
  const enrolments = requestsTo('/app/training/daftar');
  const { form } = await training.openForm(onPlt);
  await training.tickTerms(form);
  const answer = holdChecks(DEALER);
  restorePage();
  await waitFor(() => expect(send(form)).toHaveAttribute('aria-disabled', 'true'));
  await userEvent.click(send(form), { force: true });
  answer();
  await waitFor(() => expect(send(form)).not.toHaveAttribute('aria-disabled'));
  expect(enrolments).toEqual([]);
});

test('back on the page, a question that was open sends nothing in the name of a person who has left', async () => {
  const enrolments = requestsTo('/app/training/daftar');
  network.use(http.get('/app/plt/auth', () => HttpResponse.json(DEALER), { once: true }));
  const { form, widget } = await training.openForm(onPlt);
  await training.tickTerms(form);
  await userEvent.click(send(form));
  const question = await popups.findByRole('dialog', { name: 'Anda pasti?' });
  const answer = holdChecks({ ...DEALER, user_id: 102, name: 'N102' });
  restorePage();
  await waitFor(() => expect(question).not.toBeInTheDocument());
  answer();
  await waitFor(() => expect(widget.getByRole('textbox', { name: 'Nama' })).toHaveValue('N102'));
  const now = within(widget.getByRole('dialog', { name: 'Kem Kepimpinan' }));
  expect(send(now)).not.toHaveAttribute('aria-disabled');
  expect(enrolments).toEqual([]);
});

test('back on the page, the form is closed when it cannot be found out who is there', async () => {
  const { widget, form } = await training.openForm(onPlt);
  await userEvent.click(form.getByRole('checkbox'));
  network.use(http.get('/app/plt/auth', () => HttpResponse.json({}, { status: 404 }), { once: true }));
  expectConsoleError(/could not be opened/);
  restorePage();
  await waitFor(() => expect(widget.queryByRole('dialog')).toBeNull());
  await training.press(widget, 'Cuba lagi');
  const again = within(await widget.findByRole('dialog'));
  expect(again.getByRole('checkbox'), 'nothing is lost for the same person').toBeChecked();
});

test.each([360, 1280])('the name of the dealer is shown whole, %i px wide', async (width) => {
  await page.viewport(width, 800);
  const name = 'Nur Aisyah Humaira binti Ahmad Zulkifli Hakim al-Hafiz';
  network.use(http.get('/app/plt/auth', () => HttpResponse.json({ ...DEALER, name })));
  const { form } = await training.openForm(onPlt);
  const field = form.getByRole('textbox', { name: 'Nama' });
  expect(field).toHaveValue(name);
  expect(field).toHaveAttribute('readonly');
  expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth);
  expect(field.scrollHeight).toBeLessThanOrEqual(field.clientHeight);
});

test('a dealer is one line of text: the name, the code, and the way out', async () => {
  network.use(http.get('/app/plt/auth', () => HttpResponse.json(DEALER)));
  const { form } = await training.openForm(onPlt);
  const line = [
    ...['Nama', 'PG Code'].map((name) => form.getByRole('textbox', { name })),
    form.getByRole('button', { name: 'Logout' }),
  ].map((each) => each.getBoundingClientRect());
  for (const [at, { left, top }] of line.entries()) {
    expect(Math.abs(top + line[at]!.height / 2 - line[0]!.top - line[0]!.height / 2)).toBeLessThan(4);
    if (at > 0) expect(left).toBeGreaterThanOrEqual(line[at - 1]!.right);
  }
});

test('nothing but the usual gap follows the code of a person who cannot log out here', async () => {
  network.use(http.get('/app/plt/auth', () => HttpResponse.json(DEALER)));
  const { form } = await training.openForm({ user_id: 101 });
  const code = form.getByRole('textbox', { name: 'PG Code' });
  const person = code.closest('section')!;
  const { bottom } = code.getBoundingClientRect();
  expect(person.nextElementSibling!.getBoundingClientRect().top - bottom).toBe(16);
});

test.each([
  ['the page names in its place', 101, 'Siti', 'PG54321'],
  ['of nobody else', 102, '', ''],
])('what the auth check leaves out of a dealer %s', async (_, user_id, name, pg_code) => {
  network.use(http.get('/app/plt/auth', () => HttpResponse.json({ status: 'valid', user_id: 101, name: null })));
  const { form } = await training.openForm({ user_id, name: 'Siti', pg_code: 'PG54321' });
  expect(form.getByRole('textbox', { name: 'Nama' })).toHaveValue(name);
  expect(form.getByRole('textbox', { name: 'PG Code' })).toHaveValue(pg_code);
});

test('the telephone code is chosen from a list with the country, also where there is one (part 2)', async () => {
  const { form } = await training.openAsVisitor({ phone_code: [] });
  expect(form.getByRole('combobox', { name: 'Kod negara: Nombor telefon' })).toHaveTextContent('+60 Malaysia');
});

test('a visitor corrects a PG code in its middle: the caret stays there, and a full field takes no other digit', async () => {
  const { form } = await training.openAsVisitor(onPlt);
  const code: HTMLInputElement = form.getByRole('textbox', { name: 'PG Code' });
  /** The field with "|" for the caret. */
  const seen = (): string =>
    code.value.slice(0, code.selectionStart ?? 0) + '|' + code.value.slice(code.selectionEnd ?? 0);
  await userEvent.click(code);
  await userEvent.keyboard('12345678');
  expect(seen()).toBe('PG12345678|');
  await userEvent.keyboard('{ArrowLeft>5/}9');
  expect(seen()).toBe('PG123|45678');
  await userEvent.keyboard('{Backspace}9');
  expect(seen()).toBe('PG129|45678');
  await userEvent.keyboard('{Delete}{Delete}-78');
  expect(seen()).toBe('PG12978|678');
});
