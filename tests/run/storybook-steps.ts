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
 * Compares its states with the reference pictures; no step where they cannot be compared, which is printed.
 * @param options for Playwright, as `--update-snapshots=all`
 */
export function pictures(...options: string[]): Step[] {
  if (!hasPackagedChromium) {
    console.log('SKIPPED reference pictures: they are those of the Chromium that npm brings for Linux on x64');
    return [];
  }
  const command = ['playwright', 'test', '--config', 'tests/pictures.config.ts', ...options];
  return [{ name: 'pictures', command, report: 'playwright' }];
}
