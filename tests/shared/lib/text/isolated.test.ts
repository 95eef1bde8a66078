import { expect, test } from 'vitest';
import { isolated } from '../../../../shared/lib/text/isolated.ts';

test('a name from right to left is kept from turning its sentence around; others stay as they are', () => {
  expect([isolated('Siti'), isolated('عائشة')]).toEqual(['Siti', '\u2068عائشة\u2069']);
});
