import { defineMain } from '@storybook/react-vite/node';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import path from 'node:path';
import { sweetAlertRoot } from '../shared/tools/patches/patches.ts';
import { lighter } from './lighter.ts';
import { loaderConstants } from './loader-constants.ts';
import { packagesUsed, SHIPPED } from './packages-used.ts';
import { referenceData } from './reference-data.ts';
import { strictMode } from './strict-mode.ts';

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../stories/pages/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // the controls come from the schemas already, and this took most of the time
  typescript: { reactDocgen: false },
  // no panels for code, which no story shows, nor for tests, which run in a terminal; a preset's option, which the type of a configuration leaves out
  ...{ managerEntries: (files: string[]) => files.filter((file) => !/addon-(docs|vitest)/.test(file)) },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // the stories are tests in a Storybook that is built too, where StrictMode needs React's development version
  features: { sidebarOnboardingChecklist: false, developmentModeForBuild: true },
  viteFinal: (config, { configType }) => ({
    ...config,
    // a package found late would reload React in the middle of a story
    optimizeDeps: {
      ...config.optimizeDeps,
      include: [...(config.optimizeDeps?.include ?? []), ...packagesUsed(SHIPPED, 'stories/**/*.{ts,tsx}')],
    },
    resolve: {
      ...config.resolve,
      alias: { ...config.resolve?.alias, tldts: path.join(import.meta.dirname, 'no-domains.ts') },
    },
    plugins: [
      ...(configType === 'PRODUCTION' ? lighter(config.plugins) : (config.plugins ?? [])),
      react(),
      strictMode,
      msw({ mode: 'worker-only' }), // serves msw's own service worker file: it always fits the installed version
      loaderConstants('as built'),
      referenceData(),
      sweetAlertRoot,
    ],
  }),
});
