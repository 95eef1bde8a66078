/** `npm run check`: every part runs, also when another has found something, and what each has found is printed. */
import '../guard.mjs';

const { start } = await import('./steps.ts');

const parts = {
  types: ['tsc', '-p', '.'],
  lint: ['npm', 'run', '--silent', 'lint'],
  format: ['npm', 'run', '--silent', 'format', '--', '--check'],
  'unused code': ['knip', '-c', 'tests/knip.json'],
  'code that only tests use': ['knip', '--production', '-c', 'tests/knip.json'],
  'rules of tests/repo': ['vitest', 'run', '--config', 'tests/repo/vitest.config.ts', '--reporter=dot'],
};

const failed = [];
for (const [name, command] of Object.entries(parts)) {
  const said = [];
  const keep = (line) => void said.push(line);
  if (await start(command, keep)) console.log(`passed  ${name}`);
  else {
    failed.push(name);
    console.log(`FAILED  ${name}\n${said.join('\n')}\n`);
  }
}
if (failed.length) console.log(`FAILED: ${failed.join(', ')}. What each has found is above.`);
process.exitCode = failed.length ? 1 : 0;
