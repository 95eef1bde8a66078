import { expect, test } from 'vitest';
import { paymentAddress, paymentProvider } from '../../../../shared/lib/money/payment-address.ts';

const settings = {
  payment_url: 'https://bayar.example/kad/',
  payment_test_url: 'https://ujian.example/?ref=',
  payment_test_user_ids: ['2'],
  user_id: '',
};

test.each([
  ['/PAY-1', '101', 'https://bayar.example/kad/PAY-1'],
  ['PAY-1', '101', 'https://bayar.example/kad/PAY-1'],
  ['/PAY-1', '2', 'https://ujian.example/?ref=PAY-1'],
  ['https://bank.example/x', '2', 'https://bank.example/x'],
])('%s of user %s is paid at %s', (path, user, address) => {
  expect(paymentAddress(path, paymentProvider(user, settings))).toBe(address);
});

test.each([
  ['', '2', settings.payment_test_url],
  ['101', '2', settings.payment_url],
  ['2', '101', settings.payment_test_url],
])('an element for %j on the page of user %s pays at %s', (element, user_id, provider) => {
  expect(paymentProvider(element, { ...settings, user_id })).toBe(provider);
});

test('an unsafe address is refused', () => {
  expect(() => paymentAddress('javascript:alert(1)', settings.payment_url)).toThrow(/javascript:/);
  expect(() => paymentAddress('x', 'javascript:1//')).toThrow(/javascript:/);
  expect(() => paymentProvider('101', { ...settings, payment_url: 'javascript:1//' })).toThrow(/javascript:/);
});

test('the error for a page without a payment provider names the missing setting', () => {
  const without = { ...settings, payment_test_url: '' };
  expect(() => paymentProvider('2', without)).toThrow(/"payment_test_url" is empty/);
  expect(paymentProvider('101', without)).toBe(settings.payment_url);
});

test.each(['//evil.example/bayar', '///evil.example', '/\\evil.example', '\\\\evil.example', '/\t/evil.example'])(
  '%j is not a path at the provider',
  (path) => expect(() => paymentAddress(path, settings.payment_url)).toThrow(/was refused/),
);
