import './guard.mjs';
import path from 'node:path';
import { msw } from 'msw/vite';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { loaderConstants } from '../.storybook/loader-constants.ts';
import { packagesUsed, SHIPPED } from '../.storybook/packages-used.ts';
import { sweetAlertRoot } from '../shared/tools/patches/patches.ts';
import { inChromium, timeouts } from './in-chromium.ts';

const root = path.join(import.meta.dirname, '..');
const node = { environment: 'node', isolate: false } as const;

/** Tests of components in a browser. @param include where they are */
export const components = (name: string, ...include: string[]): TestProjectInlineConfiguration => ({
  extends: true,
  plugins: [msw({ mode: 'worker-only' }), loaderConstants('eager'), sweetAlertRoot],
  optimizeDeps: {
    include: packagesUsed(
      SHIPPED,
      'tests/{,ci/}{shared,widgets}/**/*.tsx',
      'tests/support/**/*.tsx',
      '.storybook/support/*.{ts,tsx}',
    ),
  },
  test: {
    name,
    include,
    setupFiles: ['tests/setup.ts'],
    isolate: false,
    maxWorkers: 2, // pages of one browser, each with half the files
    browser: inChromium(),
  },
});

export default defineConfig({
  root,
  test: {
    ...timeouts,
    coverage: { provider: 'v8', include: ['shared/**', 'widgets/**'], reporter: ['text'] },
    projects: [
      'tests/repo/vitest.config.ts',
      { extends: true, test: { ...node, name: 'dist', include: ['tests/dist/**/*.test.ts'] } },
      { extends: true, test: { ...node, name: 'ci', include: ['tests/ci/{dist,growth}/**/*.test.ts'] } },
      // opens a Storybook that was built in a browser of its own (npm run test:storybook)
      { extends: true, test: { ...node, name: 'published', include: ['tests/ci/storybook/**/*.test.ts'] } },
      {
        extends: true,
        test: { ...node, name: 'unit', include: ['tests/{shared,widgets,mocks}/**/*.test.ts'] },
      },
      components('component', 'tests/{shared,widgets}/**/*.test.tsx'),
      components('component-ci', 'tests/ci/{shared,widgets}/**/*.test.tsx'),
    ],
  },
});
