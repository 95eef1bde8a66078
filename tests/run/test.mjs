/**
 * `npm test`: what a change needs, in lanes side by side, which keeps two cores busy. Every step runs even when one has failed. Tests in `tests/ci`
 * belong to rest.mjs.
 */
import '../guard.mjs';

const { runStep, runLanes, summary } = await import('./steps.ts');
const { build, endToEnd, projects, stories } = await import('./test-steps.ts');

const built = await runStep(build);
// the first lane has the processor first, and takes longest
const done = built.ok
  ? await runLanes(
      [endToEnd('end-to-end', 'tests/e2e/', 'chromium')],
      [projects('component', 'component'), { name: 'check', command: ['npm', 'run', '--silent', 'check'] }],
      [stories, projects('node', 'unit', 'dist')],
    )
  : [];

process.exitCode = summary([built, ...done]) ? 0 : 1;
