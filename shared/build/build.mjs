/**
 * Makes the files of `dist/`. The widgets are built together, so that what they share is split off once. The loader is built by
 * itself afterwards with the hashed names and every chunk's own dependencies baked in: one round for the loader, one for all that a
 * widget needs.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as esbuild from 'esbuild';
import { minify } from 'rolldown/utils';
import { cssText } from './css-text.mjs';
import { bundledLicences } from './licences.mjs';
import { dropEmptyChunks } from './drop-empty-chunks.mjs';
import { keepTogether } from './keep-together.mjs';
import { linkChunks } from './link-chunks.mjs';
import { HELPERS, manifestOf } from './manifest.mjs';
import { hostFiles } from '../host-kit/files.ts';
import { nativeDocument } from './native-document.mjs';
import { ownClasses } from './own-classes.mjs';
import { pureCalls } from './pure-calls.mjs';
import { reactAsModules } from './react-as-modules.mjs';
import { shortenHashes } from './shorten-hashes.mjs';
import { reservedPlaces, widgetSources } from './sources.mjs';
import { trustedTypes } from './trusted-types.mjs';

const root = join(import.meta.dirname, '../..');

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
    dropLabels: ['WIRE'], // what only shared/reference reads
    logLevel: 'warning',
    minify: !development,
    sourcemap: development && 'inline',
    define: { 'process.env.NODE_ENV': development ? '"development"' : '"production"' },
  };
  const chunks = await esbuild.build({
    ...common,
    entryPoints: [...widgets, ...HELPERS].map(({ name, entry }) => ({ in: entry, out: name })),
    entryNames: 'chunks/[name]-[hash]',
    chunkNames: 'chunks/[name]-[hash]',
    splitting: true,
    plugins: [
      keepTogether(root),
      cssText,
      pureCalls,
      trustedTypes,
      ...(development ? [] : [reactAsModules]),
      ownClasses,
      nativeDocument,
    ],
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
  if (!development) for (const [name, contents] of await hostFiles(files)) files.set(name, contents);
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
