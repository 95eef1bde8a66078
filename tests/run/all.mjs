/**
 * `npm test`: builds once, then runs everything in lanes side by side, which keeps two cores busy, and prints at the end what failed and what
 * took longest. Every step runs even when one has failed.
 */
import '../guard.mjs';

const { runStep, summary } = await import('./steps.ts');
const { buildStorybook, published, stories } = await import('./storybook-steps.ts');

const config = (name) => `tests/${name}.config.ts`;
const projects = (...names) => [
  ...['vitest', 'run', '--config', config('vitest')],
  ...names.map((name) => `--project=${name}`),
];

const built = await runStep({ name: 'build', command: ['node', 'build.mjs'] });
// the first lane has the processor first, and takes longest
const lanes = built.ok
  ? await Promise.all([
      inOrder([
        {
          name: 'end-to-end',
          command: ['playwright', 'test', '--config', config('playwright')],
          report: 'playwright',
          first: true,
        },
      ]),
      inOrder([
        { name: 'component', command: projects('component'), report: 'vitest' },
        { name: 'check', command: ['npm', 'run', '--silent', 'check'] },
      ]),
      inOrder([
        buildStorybook,
        published,
        stories(),
        { name: 'node', command: projects('unit', 'dist'), report: 'vitest' },
      ]),
    ])
  : [];

process.exitCode = summary([built, ...lanes.flat()]) ? 0 : 1;

async function inOrder(steps) {
  const done = [];
  for (const step of steps) done.push(await runStep(step));
  return done;
}
