import { hasPackagedChromium } from '../chromium.mjs';
import type { Step } from './steps.ts';

/** Makes the static Storybook that the others test. */
export const buildStorybook: Step = {
  name: 'storybook-build',
  command: ['npm', 'run', '--silent', 'storybook:build'],
};

/** Walks through it as a site. */
export const published: Step = {
  name: 'published',
  command: ['vitest', 'run', '--config', 'tests/vitest.config.ts', '--project=published'],
  report: 'vitest',
};

/**
 * Every story in it as a test, and the reference pictures; where these cannot be compared, they are left out, which is printed.
 * @param options for Playwright, as `--update-snapshots=all`
 */
export function stories(...options: string[]): Step {
  if (!hasPackagedChromium)
    console.log('SKIPPED reference pictures: they are those of the Chromium that npm brings for Linux on x64');
  const command = ['playwright', 'test', '--config', 'tests/storybook.config.ts', ...options];
  return { name: 'stories', command, report: 'playwright' };
}
