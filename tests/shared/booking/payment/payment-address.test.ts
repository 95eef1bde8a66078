import { expect, test } from 'vitest';
import {
  paymentAddress,
  paymentMistakes,
  paymentProvider,
} from '../../../../shared/booking/payment/payment-address.ts';

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
  [' HTTP://bank.example/x\n', '101', 'http://bank.example/x'],
  [' /PAY/1?back=https://dealers.example ', '101', 'https://bayar.example/kad/PAY/1?back=https://dealers.example'],
  ['PAY/1', '101', 'https://bayar.example/kad/PAY/1'],
])('%s of user %s is paid at %s', (path, user, address) => {
  expect(paymentAddress(path, paymentProvider(user, settings))).toBe(address);
});

test.each([
  ['https://bayar.example/kad', 'https://bayar.example/kad/PAY-1'],
  ['https://bayar.example', 'https://bayar.example/PAY-1'],
  ['https://bayar.example/kad/', 'https://bayar.example/kad/PAY-1'],
  ['https://bayar.example/kad?ref=', 'https://bayar.example/kad?ref=PAY-1'],
])('at the provider %s a payment is at %s', (provider, address) => {
  expect(paymentAddress('/PAY-1', provider)).toBe(address);
});

test('an unsafe address is refused', () => {
  expect(() => paymentAddress('javascript:alert(1)', settings.payment_url)).toThrow(/javascript:/);
  expect(() => paymentAddress('x', 'javascript:1//')).toThrow(/javascript:/);
  expect(() => paymentProvider('101', { ...settings, payment_url: 'javascript:1//' })).toThrow(/javascript:/);
});

test('that a tester cannot pay is a mistake of the page, whoever looks at it', () => {
  const without = { ...settings, payment_test_url: '' };
  expect(paymentMistakes('101', without)).toEqual([expect.stringMatching(/^User 2 cannot pay/)]);
  expect(paymentMistakes('2', without)).toHaveLength(1);
  expect(paymentMistakes('101', { ...without, payment_test_user_ids: [] })).toEqual([]);
  expect(paymentMistakes('101', { ...settings, payment_url: '' })).toEqual([expect.stringContaining('"payment_url"')]);
  expect(paymentMistakes(null, settings)).toEqual([]);
});

test.each(['//evil.example/bayar', '///evil.example', '/\\evil.example', '\\\\evil.example', '/\t/evil.example'])(
  '%j is not a path at the provider',
  (path) => expect(() => paymentAddress(path, settings.payment_url)).toThrow(/was refused/),
);
