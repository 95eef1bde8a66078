import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { expectConsoleError } from '../support/console.ts';
import { requestsTo } from '../support/network.ts';
import { confirm, openForm, submit, tickTerms, training } from '../support/training-form.ts';

test('who does not know whether the enrolment was received is told to press again, and can reload the page', async () => {
  expectConsoleError(/did not go through/);
  requestsTo('/app/training/daftar', () => HttpResponse.json({}, { status: 500 }));
  const { form } = await openForm(training());
  await tickTerms(form);
  await submit(form);
  await confirm();
  expect(
    await form.findByText(
      /telah diterima\. Bayaran belum dibuat; tekan "Daftar dan bayar" sekali lagi untuk meneruskan pendaftaran yang sama\.$/,
    ),
  ).toBeVisible();
  expect(form.getByRole('button', { name: 'Muat semula halaman' })).toBeVisible();
});
