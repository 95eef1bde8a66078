/** `npm run bench`: builds each flavour, React and then Preact, and measures it; then how soon a press is possible, both side by side. */
import { execFileSync } from 'node:child_process';

const FLAVOURS = { react: 'dist', preact: 'node_modules/.cache/dist-preact' };

const run = (args, env) => execFileSync(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } });

for (const [flavour, DIST] of Object.entries(FLAVOURS)) {
  console.log(`\n=== ${flavour} ===\n`);
  run(['build.mjs', `--flavour=${flavour}`, `--out=${DIST}`]);
  run(['tests/bench/bench.ts'], { DIST });
}
console.log('\n=== both ===\n');
run(['tests/bench/first-press.ts', ...Object.values(FLAVOURS)]);
