import '@fontsource-variable/open-sans/wght.css';
import './preview.css';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import addonMsw from 'msw-storybook-addon';
import { createWorker } from '../mocks/browser.ts';
import { createWorld } from '../mocks/world/world.ts';
import { forgetServerState } from '../shared/runtime/server-state.tsx';
import { loadWidgetsOf } from '../stories/support/host-page.ts';
import { settled } from '../stories/support/widget-in.ts';
import { closePopups } from '../stories/support/close-popups.ts';
import { DocsPage } from './docs-page.tsx';

// a busy machine is slow, and a story never asserts times
configure({ asyncUtilTimeout: 30_000 });

// Storybook's own page says English, which would be every widget's language (D26)
document.documentElement.removeAttribute('lang');

/** One world for all stories, as it began at the start of each. */
const world = createWorld();

let worker: Promise<ReturnType<typeof createWorker>> | undefined;

/** Starts the mocks once: the stories of a docs page begin side by side, and each of them asks. */
function startWorker() {
  worker ??= (async () => {
    const started = createWorker(world);
    // what no handler answers is Storybook's own; a Storybook that is built may lie in any folder of its server
    const url = `${import.meta.env.BASE_URL}mockServiceWorker.js`;
    await started.start({ quiet: true, onUnhandledFrame: 'bypass', serviceWorker: { url } });
    return started;
  })();
  return worker;
}

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonMsw(startWorker)],
  tags: ['autodocs'],
  parameters: {
    // what is in order is not described: that took time
    a11y: { test: 'error', options: { resultTypes: ['violations'] } },
    layout: 'padded',
    options: { storySort: { method: 'alphabetical' } },
    docs: {
      page: DocsPage,
      // the page's author wants to see HTML, not React
      source: {
        language: 'html',
        transform: (code: string, { args }: { args: { html?: unknown } }) =>
          typeof args.html === 'string' ? args.html : code,
      },
    },
  },
  // each story begins like a page that was just opened, in a browser that keeps nothing
  beforeEach() {
    world.reset();
    forgetServerState();
    localStorage.clear();
    sessionStorage.clear();
    return closePopups;
  },
  loaders: [
    async ({ args }) => {
      if (typeof args.html === 'string') await loadWidgetsOf(args.html);
    },
  ],
  // axe looks after this: at widgets, not at what stands there before them
  afterEach: ({ canvasElement }) => settled(canvasElement),
});
