import { waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { focusedElement } from '../../../shared/page/dom/composed-tree.ts';
import { expectConsoleError } from '../../support/console.ts';
import { mountHtml } from '../../support/mount-html.ts';
import { network, requestsTo } from '../../support/network.ts';
import * as training from '../../support/training-form.ts';

test('an order sent by Enter in a field that fails leaves the focus at the button that sends it again', async () => {
  requestsTo('/app/training/daftar', () => HttpResponse.json({}, { status: 500 }));
  expectConsoleError(/did not go through/);
  training.asVisitor();
  const { form } = await training.openForm();
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
  training.asVisitor();
  const { form } = await training.openForm({ has_coupon: true, has_spouse: true });
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
