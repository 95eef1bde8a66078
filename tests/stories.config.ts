import './guard.mjs';
import path from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { defineConfig } from 'vitest/config';
import { inChromium, timeouts } from './in-chromium.ts';

const root = path.join(import.meta.dirname, '..');

/** Storybook compares the address of a story file with its path, but decodes only spaces in the address. This decodes the rest. */
const storiesOfAnyFolder = {
  name: 'stories-of-any-folder',
  enforce: 'post' as const,
  transform: {
    filter: { id: /\.stories\.tsx$/ },
    handler: (code: string) => code.replace(/(onvertToFilePath\w*\)?\()(import\.meta\.url)\)/g, '$1decodeURI($2))'),
  },
};

/** The stories as tests. By themselves, because Storybook takes seconds to start and no other test needs it. */
export default defineConfig({
  root,
  plugins: [storybookTest({ configDir: path.join(root, '.storybook') }), storiesOfAnyFolder],
  test: { name: 'storybook', ...timeouts, isolate: false, browser: inChromium() },
});
