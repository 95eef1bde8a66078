/**
 * `npm run test:storybook`: builds Storybook once, walks through it as a site, and compares its states with the reference pictures. What follows
 * `--` goes to Playwright, as `--update-snapshots=all`; then only pictures are compared.
 */
import '../guard.mjs';

const { hasPackagedChromium } = await import('../chromium.mjs');
const { runStep, summary } = await import('./steps.ts');

const forPlaywright = process.argv.slice(2);
const published = {
  name: 'published',
  command: ['vitest', 'run', '--config', 'tests/vitest.config.ts', '--project=published'],
  report: 'vitest',
};
const pictures = {
  name: 'pictures',
  command: ['playwright', 'test', '--config', 'tests/pictures.config.ts', ...forPlaywright],
  report: 'playwright',
};
if (!hasPackagedChromium)
  console.log('SKIPPED reference pictures: they are those of the Chromium that npm brings for Linux on x64');
const steps = [...(forPlaywright.length > 0 ? [] : [published]), ...(hasPackagedChromium ? [pictures] : [])];

const built = await runStep({ name: 'build', command: ['npm', 'run', '--silent', 'storybook:build'] });
const done = built.ok ? await Promise.all(steps.map(runStep)) : [];
process.exitCode = summary([built, ...done]) ? 0 : 1;
