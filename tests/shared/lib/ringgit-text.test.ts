import { expect, test } from 'vitest';
import { ringgitText } from '../../../shared/lib/ringgit-text.ts';

test.each([
  [123_450, 'RM 1,234.50'],
  [0, 'RM 0.00'],
  [5, 'RM 0.05'],
  [-10_010, '-RM 100.10'],
  [123_456_789, 'RM 1,234,567.89'],
])('%i sen is %s', (sen, text) => {
  expect(ringgitText(sen)).toBe(text);
});
