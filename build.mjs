/**
 * Builds `dist/`: the loader (stable name), one hashed chunk per widget and the chunks they share, `widgets.css` (keeps the
 * place of widgets that are not there yet), the licences of what is bundled, and `manifest.json`.
 *
 *   node build.mjs            what is deployed: minified, hashed, the same bytes for the same input
 *   node build.mjs --watch    for development: readable, with React's warnings and source maps, again on every change
 *
 * `PUBLIC_PATH` (default `/widgets/`) is where the host serves `dist/`; only the import map's addresses depend on it.
 */
import './tests/node-guard.mjs';
import { watch } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const { build } = await import('./shared/build/build.mjs'); // after the guard: it reads TypeScript
const root = import.meta.dirname;
const development = process.argv.includes('--watch');

async function writeDist() {
  const started = performance.now();
  const files = await build({ development });
  await rm(join(root, 'dist'), { recursive: true, force: true });
  for (const [name, contents] of files) {
    const file = join(root, 'dist', name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, contents);
  }
  console.log(`dist: ${files.size} files in ${Math.round(performance.now() - started)} ms`);
}

await writeDist();
if (development) {
  let timer;
  for (const folder of ['widgets', 'shared']) {
    watch(join(root, folder), { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(() => writeDist().catch((error) => console.error(error.message)), 80);
    });
  }
  console.log('Watching widgets/ and shared/ …');
}
