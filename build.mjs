/**
 * Builds `dist/`: the loader (stable name), one hashed chunk per widget and the chunks they share, `widgets.css` (keeps the
 * place of widgets that are not there yet), the licences of what is bundled, and `manifest.json`.
 *
 *   node build.mjs            what is deployed: minified, hashed, the same bytes for the same input
 *   node build.mjs --watch    for development: readable, with React's warnings and source maps, again on every change
 *
 * The widgets are built together, so that what they share is split off once. The loader is built by itself afterwards with the
 * hashed names and every chunk's own dependencies baked in: one round for the loader, one for all that a widget needs.
 * `PUBLIC_PATH` (default `/widgets/`) is where the host serves `dist/`; only the import map's addresses depend on it.
 */
import './tests/node-guard.mjs';
import { watch } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as esbuild from 'esbuild';
import { minify } from 'rolldown/utils';
import { cssText } from './shared/build/css-text.mjs';
import { bundledLicences } from './shared/build/licences.mjs';
import { dropEmptyChunks } from './shared/build/drop-empty-chunks.mjs';
import { keepTogether } from './shared/build/keep-together.mjs';
import { linkChunks } from './shared/build/link-chunks.mjs';
import { manifestOf } from './shared/build/manifest.mjs';
import { pureCalls } from './shared/build/pure-calls.mjs';
import { reactAsModules } from './shared/build/react-as-modules.mjs';
import { shortenHashes } from './shared/build/shorten-hashes.mjs';
import { reservedPlaces, widgetSources } from './shared/build/sources.mjs';
import { trustedTypes } from './shared/build/trusted-types.mjs';

const root = import.meta.dirname;

/**
 * @param {{ development?: boolean, publicPath?: string }} [options]
 * @returns {Promise<Map<string, Uint8Array>>} every file of `dist/` by its name
 */
export async function build({ development = false, publicPath = process.env.PUBLIC_PATH ?? '/widgets/' } = {}) {
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const widgets = await widgetSources(root);
  const common = {
    absWorkingDir: root,
    outdir: 'dist',
    bundle: true,
    jsx: 'automatic',
    format: 'esm',
    target: 'es2022',
    charset: 'utf8',
    metafile: true,
    write: false,
    legalComments: 'none', // licences.txt carries them
    logLevel: 'warning',
    minify: !development,
    sourcemap: development && 'inline',
    define: { 'process.env.NODE_ENV': development ? '"development"' : '"production"' },
  };
  const chunks = await esbuild.build({
    ...common,
    entryPoints: [
      ...widgets.map(({ name, entry }) => ({ in: entry, out: name })),
      { in: 'shared/dialogs/late.ts', out: '~late' },
    ],
    entryNames: 'chunks/[name]-[hash]',
    chunkNames: 'chunks/[name]-[hash]',
    splitting: true,
    plugins: [keepTogether(root), cssText, pureCalls, trustedTypes, ...(development ? [] : [reactAsModules])],
  });
  dropEmptyChunks(chunks);
  shortenHashes(chunks);
  linkChunks(chunks);
  if (!development) await minifyFurther(chunks.outputFiles);
  const manifest = manifestOf(chunks, widgets, { version, publicPath });
  const loader = await esbuild.build({
    ...common,
    entryPoints: ['shared/loader/loader.ts'],
    entryNames: '[name]',
    define: { ...common.define, ...manifest.loaderTable },
  });
  if (!development) await minifyFurther(loader.outputFiles);
  const files = new Map(
    [...chunks.outputFiles, ...loader.outputFiles].map((file) => [
      file.path.slice(join(root, 'dist').length + 1),
      file.contents,
    ]),
  );
  files.set(
    'widgets.css',
    Buffer.from((await esbuild.transform(await reservedPlaces(root, widgets), { loader: 'css', minify: true })).code),
  );
  files.set('licences.txt', Buffer.from(await bundledLicences(root, chunks.metafile)));
  files.set('manifest.json', Buffer.from(JSON.stringify(manifest.withFiles(files), null, 2) + '\n'));
  return files;
}

/** esbuild minifies file by file; a second minifier over its whole output finds about 1.5 % more (brotli), on the path of every page. */
async function minifyFurther(outputFiles) {
  await Promise.all(
    outputFiles.map(async (file) => {
      const { code, errors } = await minify(file.path, file.text, {
        module: true,
        compress: { target: 'es2022' },
        mangle: { toplevel: true },
      });
      if (errors.length) throw new Error(`${file.path} could not be minified: ${errors[0].message}`);
      file.contents = new TextEncoder().encode(code);
    }),
  );
}

async function writeDist(options) {
  const started = performance.now();
  const files = await build(options);
  await rm(join(root, 'dist'), { recursive: true, force: true });
  for (const [name, contents] of files) {
    const file = join(root, 'dist', name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, contents);
  }
  console.log(`dist: ${files.size} files in ${Math.round(performance.now() - started)} ms`);
}

if (process.argv[1] === import.meta.filename) {
  const development = process.argv.includes('--watch');
  await writeDist({ development });
  if (development) {
    let timer;
    for (const folder of ['widgets', 'shared']) {
      watch(join(root, folder), { recursive: true }, () => {
        clearTimeout(timer);
        timer = setTimeout(() => writeDist({ development }).catch((error) => console.error(error.message)), 80);
      });
    }
    console.log('Watching widgets/ and shared/ …');
  }
}
