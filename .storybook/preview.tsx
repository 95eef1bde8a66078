import '@fontsource-variable/open-sans/wght.css';
import './preview.css';
import addonA11y from '@storybook/addon-a11y';
import * as docs from '@storybook/addon-docs/preview'; // its index brings what documentation is made of into every story
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import { onHostPage } from './decorators.tsx';
import { LazyDocsContainer, LazyDocsPage } from './docs/lazy-docs-page.tsx';
import { followFrame, reportShown } from './framed.ts';
import { argsOfProperties, tableOfProperties } from './property-controls.ts';
import { reportTokens } from './theme-editor/report-tokens.ts';
import { globalTypes, initialGlobals, viewports } from './toolbar.ts';

// Storybook's own page is marked as English, which would become every widget's language (D26)
document.documentElement.removeAttribute('lang');

followFrame();
reportTokens();

/** A docs page shows no story of its own. */
const forStories = () => import('./for-stories.ts');

export default definePreview({
  addons: [docs, addonA11y(), addonMsw(async () => (await forStories()).startWorker())],
  tags: ['autodocs'],
  globalTypes,
  initialGlobals,
  decorators: [onHostPage],
  argTypesEnhancers: [tableOfProperties],
  argsEnhancers: [argsOfProperties],
  parameters: {
    // only violations are described: the rest took time
    a11y: { test: 'error', options: { resultTypes: ['violations'] } },
    layout: 'fullscreen', // the host page has a margin of its own
    viewport: { options: viewports },
    backgrounds: { disable: true }, // the theme and the host page set the background
    options: {
      storySort: {
        order: [
          'Welcome',
          'Guides',
          [
            'Start with Laravel',
            'Start with plain HTML',
            'Start with plain PHP',
            'Start with Django',
            'Start with Flask and Jinja2',
            'Start with Rails',
            'Start with Express',
            'Start with Twig and Symfony',
            'Your backend',
            'Token and log-in',
            'Payments and repeats',
            'Uploads',
            'Check your backend',
            'Calls',
            'Your page',
            'Properties',
            'Page settings',
            'Forms',
            'Morphs and Back',
            'Looks and language',
            'Events and API',
            'Going live',
            'Servers',
            'Policies',
            'Watching it run',
            'When something goes wrong',
            'Security',
            'Browsers',
          ],
          'Foundations',
          'Training',
          'Booking',
          'Learning',
          'Profile & media',
          'Lists & reports',
          'Admin',
          'Forms',
          'Help',
          'Host pages',
          'UI parts',
        ],
        method: 'alphabetical',
      },
    },
    docs: {
      container: LazyDocsContainer,
      page: LazyDocsPage,
      toc: { headingSelector: 'h2', title: 'On this page' },
    },
  },
  beforeEach: async () => (await forStories()).beginAnew(),
  loaders: [
    async ({ args }) => {
      if (typeof args.html === 'string') await (await forStories()).loadWidgetsOf(args.html);
    },
  ],
  // axe runs after this, so that it checks the widgets and not their fallbacks
  afterEach: async ({ canvasElement, viewMode }) => {
    // on a docs page a widget out of sight waits, and Storybook would wait for it before it passes on what a control changed
    if (viewMode === 'docs') return;
    const { atRest, settled } = await forStories();
    await settled(canvasElement);
    await atRest();
    reportShown();
    document.documentElement.dataset.storyShown = ''; // the tests of the states wait for it
  },
});
