import { expect, it } from 'vitest';
import { paymentStatus } from '../../../../shared/lib/money/payment-status.ts';

const page = 'https://dealers.example/app/plt/7?payment_status=cancelled&x=1';

it.each([
  ['failed', page, 'payment_status', 'failed'],
  ['GAGAL ', page, '', 'failed'],
  [undefined, page, 'payment_status', 'cancelled'],
  ['', page, 'payment_status', 'cancelled'],
  [undefined, page, '', undefined],
  [undefined, page, 'status', undefined],
  ['paid', page, 'payment_status', undefined],
  ['constructor', page, '', undefined],
] as const)('%j at %s with the parameter %j is %j', (property, address, parameter, status) => {
  expect(paymentStatus(property, address, parameter)).toBe(status);
});
