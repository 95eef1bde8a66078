import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { popups } from '../../.storybook/support/popups.ts';
import { writePageSettings } from '../../.storybook/support/page-settings.ts';
import { expectConsoleError } from '../support/console.ts';
import { requestsTo } from '../support/network.ts';
import * as training from '../support/training-form.ts';

describe('where the page does not say where payments go', () => {
  beforeEach(() => writePageSettings({ payment_url: '' }));

  test('no visitor is registered and nothing is enrolled: it could not be paid (D6)', async () => {
    expectConsoleError(/"payment_url" is empty/);
    training.asVisitor();
    const sent = [requestsTo('/app/plt/register'), requestsTo('/app/training/daftar')];
    const { form } = await training.openForm({ variant: 1 });
    await training.fillVisitor(form);
    await training.tickTerms(form);
    await training.submit(form);
    expect(await form.findByText(/Paparan bayaran belum ditetapkan .* tiada apa-apa yang dihantar/)).toBeVisible();
    expect(popups.queryByRole('dialog')).toBeNull();
    expect(sent.flat()).toEqual([]);
  });

  test('variant two needs no setting: the answer of the server is the payment address', async () => {
    requestsTo('/app/training/daftar', () => HttpResponse.text('/bayar/1'));
    const { form, gone } = await training.openForm();
    await training.send(form);
    await expect.poll(() => gone).toEqual([expect.stringMatching(/\/bayar\/1$/)]);
  });
});
