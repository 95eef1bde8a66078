import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatSen } from '../../../shared/lib/format-sen.ts';
import { senFromRinggit } from '../../../shared/lib/sen.ts';

it.each([
  [0, 'RM 0.00'],
  [5, 'RM 0.05'],
  [123_450, 'RM 1,234.50'],
  [100_000_000, 'RM 1,000,000.00'],
  [-1_999, '-RM 19.99'],
])('%i sen is written %s', (sen, words) => {
  expect(formatSen(sen)).toBe(words);
});

it('is the way back of reading ringgit, and what the browser writes for Malaysia', () => {
  const browser = new Intl.NumberFormat('ms-MY', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 12 }), (sen) => {
      const words = formatSen(sen);
      expect(senFromRinggit(words.slice(3))).toBe(sen);
      expect(words).toBe(`RM ${browser.format(sen / 100)}`);
    }),
  );
});
