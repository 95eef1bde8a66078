import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { withSizes } from '../../shared/reference/weights.ts';
import weights from '../../shared/reference/weights.json' with { type: 'json' };
import { root } from './source-files.ts';

const readme = readFileSync(path.join(root, 'README.md'), 'utf8');

test('the README has the measured sizes', () => {
  expect(withSizes(readme, weights) === readme, 'run: npm run reference').toBe(true);
});

test('a README without a place for sizes is refused', () => {
  expect(() => withSizes('# Widgets\n', weights)).toThrow('README.md has no line');
});
