import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatSen, senFromRinggit } from '../../../shared/lib/numbers.ts';

it.each([
  [0, 'RM\u00a00.00'],
  [5, 'RM\u00a00.05'],
  [123_450, 'RM\u00a01,234.50'],
  [100_000_000, 'RM\u00a01,000,000.00'],
  [-1_999, '-RM\u00a019.99'],
])('%i sen is written %s, with a space that never breaks', (sen, words) => {
  expect(formatSen(sen)).toBe(words);
});

it('is the inverse of reading ringgit, and equals the format of the browser for Malaysia', () => {
  const browser = new Intl.NumberFormat('ms-MY', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 12 }), (sen) => {
      const words = formatSen(sen);
      expect(senFromRinggit(words.slice(3))).toBe(sen);
      expect(words).toBe(`RM\u00a0${browser.format(sen / 100)}`);
    }),
  );
});

it('rounds any number of decimals half up, as exact arithmetic does', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 9n }), fc.stringMatching(/^\d{1,8}$/), (whole, fraction) => {
      const scale = 10n ** BigInt(fraction.length);
      const hundredfold = (whole * scale + BigInt(fraction)) * 100n;
      const exact = (hundredfold * 2n + scale) / (scale * 2n);
      expect(senFromRinggit(`${whole}.${fraction}`)).toBe(Number(exact));
    }),
  );
});
it.each([
  ['1,199.95', 119995],
  ['12,345,678', 1234567800],
  [1.005, 101],
  [1e-7, 0],
  ['-2.50', -250],
  [' 3 ', 300],
  ['.5', 50],
  ['-.05', -5],
  ['5.', 500],
  ['1,199.', 119900],
])('reads %j as %i sen', (written, amount) => expect(senFromRinggit(written)).toBe(amount));
it.each(['1,19', 'RM 5', '', '.', '-.', ',199', '1 000', Number.NaN])('finds no amount in %j', (written) =>
  expect(senFromRinggit(written)).toBeUndefined(),
);
