import { expect, test } from 'vitest';

test('npm ci brings the Node the scripts need, whatever Node started npm', () => {
  expect(Number(process.versions.node.split('.')[0])).toBeGreaterThanOrEqual(24);
});
