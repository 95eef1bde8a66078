import { defineMain } from '@storybook/react-vite/node';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { loaderConstants } from './loader-constants.ts';

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  viteFinal: (config) => ({
    ...config,
    // the loader fetches widgets by itself, so Vite has to be told of them: a package found late would reload React in the middle of a story
    optimizeDeps: {
      ...config.optimizeDeps,
      entries: [config.optimizeDeps?.entries ?? [], 'widgets/*/index.ts'].flat(),
    },
    plugins: [
      ...(config.plugins ?? []),
      react(),
      msw({ mode: 'worker-only' }), // serves msw's own service worker file: it always fits the installed version
      loaderConstants('as built'),
    ],
  }),
});
