/**
 * `npm run test:storybook`: the part of `npm test` about the built Storybook. What follows `--` goes to Playwright, as `--update-snapshots=all`; then
 * only the stories run.
 */
import '../guard.mjs';

const { runStep, summary } = await import('./steps.ts');
const { buildStorybook, published, stories } = await import('./storybook-steps.ts');

const forPlaywright = process.argv.slice(2);
const steps = [...(forPlaywright.length > 0 ? [] : [published]), stories(...forPlaywright)];

const built = await runStep(buildStorybook);
const done = built.ok ? await Promise.all(steps.map(runStep)) : [];
process.exitCode = summary([built, ...done]) ? 0 : 1;
