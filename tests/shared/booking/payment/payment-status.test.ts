import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { paymentStatus, withoutStatus } from '../../../../shared/booking/payment/payment-status.ts';

const page = 'https://dealers.example/app/plt/7?payment_status=cancelled&x=1';

it.each([
  ['failed', page, 'payment_status', 'failed'],
  ['GAGAL ', page, '', 'failed'],
  [undefined, page, 'payment_status', 'cancelled'],
  ['', page, 'payment_status', 'cancelled'],
  [undefined, page, '', undefined],
  [undefined, page, 'status', undefined],
  [undefined, 'https://dealers.example/?x=1&payment_status=Failed', 'payment_status', 'failed'],
  [undefined, 'https://dealers.example/?=failed', '', undefined],
  ['paid', page, 'payment_status', undefined],
  ['constructor', page, '', undefined],
] as const)('%j at %s with the parameter %j is %j', (property, address, parameter, status) => {
  expect(paymentStatus(property, address, parameter)).toBe(status);
});

it.each([
  ['failed', ['failed', 'fail', 'failure', 'declined', 'gagal']],
  ['cancelled', ['cancelled', 'canceled', 'cancel', 'batal']],
] as const)('a payment is %s by each of these words, in capitals or not', (status, words) => {
  for (const word of words.flatMap((each) => [each, each.toUpperCase()]))
    expect(paymentStatus(word, page, ''), word).toBe(status);
});

it.each([
  ['?payment_status=failed', ''],
  ['?a=1&payment_status=failed&b=%20+&payment_status=x#p', '?a=1&b=%20+#p'],
  ['?payment%5Fstatus=failed&flag', '?flag'],
  ['?xpayment_status=failed', '?xpayment_status=failed'],
])('%s without the status is %j', (query, left) => {
  expect(withoutStatus(`https://dealers.example/app${query}`, 'payment_status')).toBe(
    `https://dealers.example/app${left}`,
  );
});

it.each(['training-registration', 'room-session-booking'])('the property of %s lists every word', (widget) => {
  const read = (file: string) => readFileSync(path.join(import.meta.dirname, '../../../..', file), 'utf8');
  const source = read('shared/booking/payment/payment-status.ts');
  const words = [...source.matchAll(/^ {2}(\w+): '/gm)].map(([, word]) => `\`${word}\``);
  expect(words).toContain('`batal`');
  const [listed] = /A notice is shown[^]*for nothing else/.exec(read(`widgets/${widget}/${widget}.props.ts`))!;
  expect(listed.match(/`\w+`/g)).toEqual(words);
});
