import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { popups } from '../../.storybook/support/popups.ts';
import { writePageSettings } from '../../.storybook/support/page-settings.ts';
import { expectConsoleError } from '../support/console.ts';
import { requestsTo } from '../support/network.ts';
import { asVisitor, confirm, fillVisitor, openForm, submit, tickTerms, training } from '../support/training-form.ts';

const UNREADABLE = /^Jawapan daripada pelayan tidak dapat dibaca\. Tidak pasti/;
const elsewhere = ['//evil.example/bayar', '/\\evil.example/bayar', '\\\\evil.example', '/\t/evil.example/'];

test.each<[answer: string, text: RegExp]>([
  ['{"message":"error"}', /^Permintaan ini tidak diterima/],
  ['already_registred', UNREADABLE],
  ['PAY-00001', UNREADABLE],
  // another site that is spelled as a path (W10)
  ...elsewhere.map((url) => [JSON.stringify({ url }), UNREADABLE] satisfies [string, RegExp]),
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

describe('where the page does not say where payments go', () => {
  beforeEach(() => writePageSettings({ payment_url: '' }));

  test('no visitor is registered and nothing is enrolled: it could not be paid (D6)', async () => {
    expectConsoleError(/"payment_url" is empty/);
    asVisitor();
    const sent = [requestsTo('/app/plt/register'), requestsTo('/app/training/daftar')];
    const { form } = await openForm(training({ variant: 1 }));
    await fillVisitor(form);
    await tickTerms(form);
    await submit(form);
    expect(await form.findByText(/Paparan bayaran belum ditetapkan .* tiada apa-apa yang dihantar/)).toBeVisible();
    expect(popups.queryByRole('dialog')).toBeNull();
    expect(sent.flat()).toEqual([]);
  });

  test('variant two needs no setting: the answer of the server is the payment address', async () => {
    requestsTo('/app/training/daftar', () => HttpResponse.text('/bayar/1'));
    const { form, gone } = await openForm(training());
    await tickTerms(form);
    await submit(form);
    await confirm();
    await expect.poll(() => gone).toEqual([expect.stringMatching(/\/bayar\/1$/)]);
  });
});
