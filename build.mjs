/**
 * Builds `dist/`: loader, chunks, `widgets.css`, licences and `manifest.json`. Names follow the bytes; the same sources give the
 * same bytes in any folder.
 *
 *   node build.mjs               the build to deploy
 *   node build.mjs --watch       for development: readable, with React's warnings and source maps; builds again after every change
 *   node build.mjs --flavour=preact   with Preact instead of React: the same names and contract, far fewer bytes
 *   node build.mjs --out=DIR     into this folder instead of `dist/`
 *   node build.mjs --keep=14     keeps the chunks of earlier builds for so many days after they were replaced, for open pages
 *   node build.mjs --maps=DIR    writes the source maps of the build to deploy into a folder of their own
 *   PUBLIC_PATH=/widgets/        where the host serves `dist/`; only the import map's addresses depend on it
 */
import './tests/guard.mjs';
import { watch } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';

const { release } = await import('./shared/tools/release/release.ts'); // after the guard: it reads TypeScript
const { daysOf, withOlderFiles } = await import('./shared/tools/release/older-files.ts');
const { pageSize } = await import('./shared/tools/release/page-size.ts');
const { writeFiles } = await import('./shared/tools/release/write-files.ts');
const root = import.meta.dirname;
const { values: flags } = parseArgs({
  options: {
    flavour: { type: 'string' },
    watch: { type: 'boolean' },
    out: { type: 'string' },
    keep: { type: 'string' },
    maps: { type: 'string' },
  },
});
const keep = daysOf(flags.keep);
const out = resolve(flags.out ?? join(root, 'dist'));

async function writeDist() {
  const started = performance.now();
  const { files, maps } = await release({
    flavour: flags.flavour,
    development: flags.watch,
    publicPath: process.env.PUBLIC_PATH,
  });
  await writeFiles(out, await withOlderFiles(out, files, keep, new Date()));
  if (flags.maps) await writeFiles(resolve(flags.maps), new Map([...maps].map(([name, map]) => [`${name}.map`, map])));
  console.log(`${flags.out ?? 'dist'}: ${files.size} files in ${Math.round(performance.now() - started)} ms`);
  if (flags.watch) return;
  const bytes = pageSize(files, 'yes-no-toggle').toLocaleString('en');
  console.log(`A page with one switch loads ${bytes} bytes, after brotli; npm run bench shows every widget.`);
}

await writeDist();
if (flags.watch) {
  let changed = false;
  let building = false;
  const again = async () => {
    changed = true;
    if (building) return; // one build at a time: the one that runs is followed by another
    building = true;
    while (changed) {
      await setTimeout(80); // an editor writes more than once
      changed = false;
      await writeDist().catch((error) => console.error(error.message)); // what is there stays
    }
    building = false;
  };
  for (const folder of ['widgets', 'shared']) watch(join(root, folder), { recursive: true }, again);
  console.log('Watching widgets/ and shared/ …');
}
