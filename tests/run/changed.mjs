/**
 * `npm run test:changed`: the unit, component and story tests that a change can reach, for the inner loop. What changed comes
 * from git, since HEAD or what is named (`npm run test:changed -- main`).
 */
import '../guard.mjs';
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
  const stories = files.filter((file) => file.startsWith('stories/'));
  const others = files.filter((file) => !file.startsWith('stories/'));
  const passed = [
    run('tests/vitest.config.ts', ['--project=unit', '--project=component', '--project=component-ci'], others),
    run('tests/stories.config.ts', [], stories),
  ];
  process.exitCode = passed.every(Boolean) ? 0 : 1;
}

/** Runs these test files with their configuration. @returns whether all passed; nothing to run is fine */
function run(config, options, tests) {
  if (tests.length === 0) return true;
  const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
  const args = [vitest, 'run', '--config', config, ...options, ...tests];
  return spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status === 0;
}
