import '../guard.mjs';
import path from 'node:path';
import { defineConfig } from 'vitest/config';

/** The rules for the sources (layers, names, packages). A configuration of its own, because `npm run check` is to be quick: no browser, no Storybook. */
export default defineConfig({
  root: path.join(import.meta.dirname, '../..'),
  test: {
    name: 'repo',
    include: ['tests/repo/**/*.test.ts'],
    environment: 'node',
    isolate: false,
    testTimeout: 60_000,
  },
});
