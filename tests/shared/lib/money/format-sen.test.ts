import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatSen } from '../../../../shared/lib/money/format-sen.ts';
import { senFromRinggit } from '../../../../shared/lib/money/sen.ts';

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
