/**
 * `npm run test:changed`: the unit, component and story tests that a change can reach, for the inner loop. What has changed is asked
 * of git: against HEAD, or against what is named (`npm run test:changed -- main`). End-to-end tests are not among them.
 */
import '../node-guard.mjs';
import { execFileSync, spawnSync } from 'node:child_process';
import path from 'node:path';

const { testsFor } = await import('./reach.ts');
const root = path.join(import.meta.dirname, '../..');
const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

const base = process.argv[2] ?? 'HEAD';
const changed = [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')];
const files = testsFor(changed);
if (files.length === 0) {
  console.log(`No unit, component or story test reaches what has changed since ${base}.`);
} else {
  console.log(`${files.length} test files reach what has changed since ${base}.`);
  const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
  const projects = ['unit', 'component', 'storybook'].map((name) => `--project=${name}`);
  const { status } = spawnSync(
    process.execPath,
    [vitest, 'run', '--config', 'tests/vitest.config.ts', ...projects, ...files],
    {
      cwd: root,
      stdio: 'inherit',
    },
  );
  process.exitCode = status ?? 1;
}
