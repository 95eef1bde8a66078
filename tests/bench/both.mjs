/** `npm run bench`: builds each flavour, React and then Preact, and measures it. */
import { execFileSync } from 'node:child_process';

const FLAVOURS = { react: 'dist', preact: 'node_modules/.cache/dist-preact' };

for (const [flavour, DIST] of Object.entries(FLAVOURS)) {
  const run = (...args) => execFileSync(process.execPath, args, { stdio: 'inherit', env: { ...process.env, DIST } });
  console.log(`\n=== ${flavour} ===\n`);
  run('build.mjs', `--flavour=${flavour}`, `--out=${DIST}`);
  run('tests/bench/bench.ts');
}
