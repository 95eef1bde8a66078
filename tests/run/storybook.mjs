/**
 * `npm run test:storybook`: the part of `npm run test:rest` about the built Storybook. What follows `--` goes to Playwright, as `--update-snapshots=all`; then
 * only the stories run.
 */
import '../guard.mjs';

const { runStep, summary } = await import('./steps.ts');
const { buildStorybook, everyStory, published } = await import('./test-steps.ts');

const forPlaywright = process.argv.slice(2);
const steps = [...(forPlaywright.length > 0 ? [] : [published]), everyStory(...forPlaywright)];

const built = await runStep(buildStorybook);
const done = built.ok ? await Promise.all(steps.map(runStep)) : [];
process.exitCode = summary([built, ...done]) ? 0 : 1;
