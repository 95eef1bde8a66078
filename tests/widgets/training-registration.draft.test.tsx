import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { network } from '../support/network.ts';
import { asVisitor, openForm, type Queries, training } from '../support/training-form.ts';

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

test('a draft is there again after a reload, also for a visitor who has logged in since', async () => {
  asVisitor();
  const { form } = await openForm(training({ has_coupon: true }));
  await userEvent.fill(couponOf(form), 'RAYA');
  dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  const { host } = couponOf(form).getRootNode() as ShadowRoot;
  host.remove();
  asDealer(101);
  const { form: again } = await openForm(training({ has_coupon: true }));
  expect(couponOf(again)).toHaveValue('RAYA');
});
