/**
 * `npm run test:all` and `.ci/run`: `npm test`, what that leaves out, and the other engines. What each part says of its tests is said again
 * at the very end.
 */
import '../guard.mjs';

const { start } = await import('./steps.ts');

/** The first line of what a part says at its end (steps.ts). */
const SUMMARY = 'What took longest:';

const parts = [];
for (const script of ['test', 'test:rest', 'test:engines']) {
  let said = [];
  const print = (line) => {
    console.log(line);
    if (line === SUMMARY) said = [];
    said.push(line);
  };
  const ok = await start(['npm', 'run', '--silent', script], print);
  parts.push({ script, ok, said: said[0] === SUMMARY ? said : said.slice(-40) });
}
for (const { script, said } of parts) console.log(`\nnpm run ${script}\n${said.join('\n')}`);
console.log(`\n${parts.map(({ script, ok }) => `${ok ? 'passed' : 'FAILED'}  npm run ${script}`).join('\n')}`);
process.exitCode = parts.every(({ ok }) => ok) ? 0 : 1;
