/**
 * `npm run test:rest`: what `npm test` leaves to CI, beside the other engines: `tests/ci`, the tests of `tests/e2e` about dates and phones in
 * their time zones and size, and the built Storybook.
 */
import '../guard.mjs';

const { runStep, runLanes, summary } = await import('./steps.ts');
const { build, buildStorybook, endToEnd, everyStory, projects, published } = await import('./test-steps.ts');

const built = await runStep(build);
const done = built.ok
  ? await runLanes(
      [
        endToEnd('end-to-end-ci', 'tests/ci/e2e/', 'chromium'),
        endToEnd('zones-and-phone', '', 'los-angeles', 'kiritimati', 'utc', 'phone'),
      ],
      [buildStorybook, published, everyStory()],
      [projects('node-ci', 'ci'), projects('component-ci', 'component-ci')],
    )
  : [];

process.exitCode = summary([built, ...done]) ? 0 : 1;
