import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { lists } from '../../shared/tools/release/lists.ts';
import { root } from './source-files.ts';

test.each(lists(root))('%s has what its folder has: npm run reference', (file, text) => {
  expect(readFileSync(path.join(root, file), 'utf8')).toBe(text);
});
