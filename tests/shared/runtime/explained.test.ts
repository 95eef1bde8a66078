import { expect, test } from 'vitest';
import { explained } from '../../../shared/runtime/properties/parse-properties.ts';

test('a mistake whose sentence cannot be made is still reported, with the reason', async () => {
  const reason = new TypeError('a script of the page broke Array.prototype.map');
  const error = await explained(() => {
    throw reason;
  });
  expect(error).toBe(reason);
});
