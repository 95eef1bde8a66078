import { csrfField, pageResponse, redirect, refuse, type Exchange } from './exchange.ts';
import { withQuery } from '../../shared/lib/index.ts';
import { PAYMENT_STATUS_PARAMETER } from './layout.ts';
import { html } from './html.ts';

const ringgit = (sen: number) =>
  new Intl.NumberFormat('ms-MY', { style: 'currency', currency: 'MYR' }).format(sen / 100).replace(/\s/g, ' ');

const backWith = (back: string, status: 'failed' | 'cancelled'): string =>
  withQuery(back, { [PAYMENT_STATUS_PARAMETER]: status });

/** The stand-in for the payment provider: pay, fail, cancel, or go back without an outcome. `provider` is `live` or `test`. */
export function paymentPage(exchange: Exchange, { provider = '', reference = '' }: Record<string, string>): Response {
  const payment = exchange.place.world.payments.find(reference);
  if (!payment) return refuse(exchange, 404, `There is no payment "${reference}".`);
  const { description, sen, state, back } = payment;
  const backLink = html`<a class="button quiet" href="${state === 'failed' ? backWith(back, 'failed') : back}">Go back</a>`;
  const states = {
    open: html`<p>Choose what happens.</p>`,
    failed: html`<p role="alert"><strong>Payment failed.</strong> The bank refused it. It can be tried again.</p>`,
    paid: html`<p role="status"><strong>Payment successful.</strong></p>`,
    cancelled: html`<p role="alert"><strong>This payment is no longer valid.</strong> A later order has taken its place.</p>`,
  };
  const buttons = html`<button class="button" type="submit" name="outcome" value="pay">Pay</button> <button class="button danger" type="submit" name="outcome" value="fail">Fail</button> <button class="button quiet" type="submit" name="outcome" value="cancel">Cancel</button>`;
  return pageResponse(
    exchange,
    { title: `Payment provider (${provider})` },
    html`<dl class="settings"><div><dt>Reference</dt><dd>${reference}</dd></div><div><dt>For</dt><dd>${description}</dd></div><div><dt>Amount</dt><dd>${ringgit(sen)}</dd></div></dl>
${states[state]}<form class="actions" method="post">${csrfField(exchange.session)}${(state === 'open' || state === 'failed') && buttons} ${backLink}</form>`,
  );
}

/** Handles the buttons of the stand-in. */
export async function submitPayment(exchange: Exchange, { reference = '' }: Record<string, string>): Promise<Response> {
  const { payments } = exchange.place.world;
  const outcome = (await exchange.request.formData()).get('outcome');
  if (outcome === 'pay') payments.pay(reference);
  if (outcome === 'fail') payments.fail(reference);
  const payment = payments.find(reference);
  if (outcome === 'cancel' && payment) return redirect(backWith(payment.back, 'cancelled'));
  return redirect(exchange.url.pathname);
}
