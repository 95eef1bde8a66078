// Starts the demo host on PORT, 4173 or the next free port; DIST names another build, `--watch` (`npm run dev`) builds on every
// change. JavaScript, so that a Node too old for TypeScript can report that.
import '../../tests/guard.mjs';
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

const { startHost } = await import('./host.ts');
const { PORT } = process.env;
const [first, last] = PORT === undefined ? [4173, 4199] : [Number(PORT), Number(PORT)];
const root = resolve(import.meta.dirname, '../..');
const dist = resolve(root, process.env.DIST ?? 'dist');
const isWatching = process.argv.includes('--watch');

/**
 * @param {string} sentence
 * @returns {never}
 */
function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

if (!Number.isInteger(first) || first < 0 || first > 65_535)
  stop(`PORT is "${PORT}", which is not a port. Expected a whole number from 0 to 65535, such as PORT=4200.`);

/** Starts on the first port that is free. */
async function start(port = first) {
  try {
    return await startHost({ port, dist });
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    if (code === 'EACCES') stop(`This account may not use port ${port}. Choose one above 1023: PORT=4173 npm start`);
    if (code !== 'EADDRINUSE') throw error;
    console.error(`Port ${port} is taken by another program.`);
    if (port === last) stop(`Stop that one, or choose another port: PORT=${port + 1} npm start`);
    return start(port + 1);
  }
}

const host = await start();
const builder = isWatching
  ? spawn(process.execPath, ['build.mjs', '--watch', `--out=${dist}`], { cwd: root, stdio: 'inherit' })
  : undefined;
console.log(`The demo host is at ${host.url}/ (Ctrl+C stops it).`);
if (!isWatching && !existsSync(resolve(dist, 'loader.js')))
  console.log('There is no dist/loader.js yet, so pages show fallbacks only. Run: npm run build');
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    builder?.kill();
    void host.close().then(() => process.exit(0));
  });
