import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { expectConsoleError } from '../support/console.ts';
import { confirm, openForm, requestsTo, submit, tickTerms, training } from '../support/training-form.ts';

test.each([
  ['{"message":"error"}', /^Permintaan ini tidak diterima/],
  ['already_registred', /^Jawapan daripada pelayan tidak dapat dibaca\. Tidak pasti/],
  ['PAY-00001', /^Jawapan daripada pelayan tidak dapat dibaca\. Tidak pasti/],
])('nobody is led to the word %s: the form stays and says what happened (D29)', async (answer, text) => {
  expectConsoleError(/did not go through/);
  requestsTo('/app/training/daftar', () => new HttpResponse(answer));
  const { form, gone } = await openForm(training());
  await tickTerms(form);
  await submit(form);
  await confirm();
  expect(await form.findByText(text)).toBeVisible();
  expect(gone).toEqual([]);
});
