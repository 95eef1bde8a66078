import './node-guard.mjs';
import path from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { msw } from 'msw/vite';
import { defineConfig } from 'vitest/config';
import { loaderConstants } from '../.storybook/loader-constants.ts';
import { packagesUsed, SHIPPED } from '../.storybook/packages-used.ts';
import { sweetAlertNames } from '../shared/build/sweetalert-names.mjs';
import { chromiumLaunch, sameEverywhere } from './chromium.mjs';

const root = path.join(import.meta.dirname, '..');
process.env.TZ = sameEverywhere.timezoneId;
const launchOptions = await chromiumLaunch();
// Vite takes the next free port when this one is taken, so several runs at once do not meet.
const port = process.env.VITEST_PORT ? Number(process.env.VITEST_PORT) : undefined;

/** Storybook finds the stories of a file by comparing its address with its path, and decodes no more of the address than spaces. */
const storiesOfAnyFolder = {
  name: 'stories-of-any-folder',
  enforce: 'post' as const,
  transform: {
    filter: { id: /\.stories\.tsx$/ },
    handler: (code: string) => code.replace(/(onvertToFilePath\w*\)?\()(import\.meta\.url)\)/g, '$1decodeURI($2))'),
  },
};

/** A fresh object per project: Vitest writes the project's name into it. */
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  ...(port && { api: { host: '127.0.0.1', port } }),
  viewport: { width: 1280, height: 800 },
  provider: playwright({
    launchOptions,
    actionTimeout: 30_000,
    contextOptions: sameEverywhere,
  }),
  instances: [{ browser: 'chromium' as const }],
});

const node = { environment: 'node', isolate: false } as const;

export default defineConfig({
  root,
  test: {
    // no test asserts a time; a busy machine is slow
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    teardownTimeout: 5_000,
    coverage: { provider: 'v8', include: ['shared/**', 'widgets/**'], reporter: ['text'] },
    projects: [
      'tests/repo/vitest.config.ts',
      { extends: true, test: { ...node, name: 'dist', include: ['tests/dist/**/*.test.ts'] } },
      {
        extends: true,
        test: { ...node, name: 'unit', include: ['tests/{shared,widgets,mocks}/**/*.test.ts'] },
      },
      {
        extends: true,
        plugins: [msw({ mode: 'worker-only' }), loaderConstants('eager'), sweetAlertNames],
        optimizeDeps: { include: packagesUsed(SHIPPED, 'tests/{shared,widgets,support}/**/*.tsx') },
        test: {
          name: 'component',
          include: ['tests/{shared,widgets}/**/*.test.tsx'],
          setupFiles: ['tests/setup.ts'],
          isolate: false,
          browser: browser(),
        },
      },
      {
        extends: true,
        plugins: [storybookTest({ configDir: path.join(root, '.storybook') }), storiesOfAnyFolder],
        test: { name: 'storybook', isolate: false, browser: browser() },
      },
    ],
  },
});
