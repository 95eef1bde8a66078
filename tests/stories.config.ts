import './guard.mjs';
import path from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { defineConfig } from 'vitest/config';
import { inChromium, timeouts } from './in-chromium.ts';
import { storiesOfAnyFolder } from './support/stories-of-any-folder.ts';

const root = path.join(import.meta.dirname, '..');

/**
 * The stories as tests. By themselves, because Storybook takes seconds to start and no other test needs it. Things move here; in the
 * Storybook that is built, where pictures are taken, they do not.
 */
export default defineConfig({
  root,
  plugins: [storybookTest({ configDir: path.join(root, '.storybook') }), storiesOfAnyFolder],
  test: {
    name: 'storybook',
    ...timeouts,
    isolate: false,
    silent: 'passed-only',
    browser: inChromium({ reducedMotion: 'no-preference' }),
  },
});
