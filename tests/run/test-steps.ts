/** The steps of `npm test` and `npm run test:rest`. */
import { hasPackagedChromium } from '../chromium.mjs';
import type { Step } from './steps.ts';

const config = (name: string): string => `tests/${name}.config.ts`;

export const build: Step = { name: 'build', command: ['node', 'build.mjs'] };

/** Projects of tests/vitest.config.ts. */
export const projects = (name: string, ...names: string[]): Step => ({
  name,
  command: ['vitest', 'run', '--config', config('vitest'), ...names.map((each) => `--project=${each}`)],
  report: 'vitest',
});

/**
 * Projects of tests/playwright.config.ts.
 * @param folder the tests whose path contains this
 */
export const endToEnd = (name: string, folder: string, ...names: string[]): Step => ({
  name,
  command: [
    ...['playwright', 'test', '--config', config('playwright')],
    ...names.map((each) => `--project=${each}`),
    ...(folder ? [folder] : []),
  ],
  report: 'playwright',
  first: true,
});

/** Every story as a test, from its sources. */
export const stories: Step = {
  name: 'stories',
  command: ['vitest', 'run', '--config', config('stories')],
  report: 'vitest',
};

/** Makes the static Storybook that the others test. */
export const buildStorybook: Step = {
  name: 'storybook-build',
  command: ['npm', 'run', '--silent', 'storybook:build'],
};

/** Walks through it as a site. */
export const published: Step = projects('published', 'published');

/**
 * Every story in it as a test, and the reference pictures; where these cannot be compared, they are left out, which is printed.
 * @param options for Playwright, as `--update-snapshots=all`
 */
export function everyStory(...options: string[]): Step {
  if (!hasPackagedChromium)
    console.log('SKIPPED reference pictures: they are those of the Chromium that npm brings for Linux on x64');
  const command = ['playwright', 'test', '--config', config('storybook'), ...options];
  return { name: 'every-story', command, report: 'playwright' };
}
