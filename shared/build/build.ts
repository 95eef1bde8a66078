/**
 * Makes the files of `dist/`. The widgets are built together, so that what they share is split off once (chunk-groups.ts). Every file is named
 * after its final bytes. The loader is built by itself afterwards, with a table of all chunks: one round for the loader, one for all that a widget needs.
 */
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { type InputOptions, type OutputChunk, type OutputOptions, rolldown } from 'rolldown';
import { hostFiles } from '../host-kit/files.ts';
import { chunkGroups } from './chunk-groups.ts';
import { cssText, minifiedCss } from './css-text.ts';
import { bundledLicences } from './licences.ts';
import { linkChunks } from './link-chunks.ts';
import { loaderTable } from './loader-table.ts';
import { manifestOf, publicPathOf } from './manifest.ts';
import { hashedName, hashOf } from './names.ts';
import { ownClasses } from './own-classes.ts';
import { HELPERS, reservedPlaces, widgetSources } from './sources.ts';
import { fixedTemplates, trustedTypes } from './trusted-types.ts';

const root = join(import.meta.dirname, '../..');

/** Stands where the build's id will be, and is as long, so that no place in the source map moves. */
const NO_BUILD = '~~~~~~~~';

/**
 * Which React the widgets run on: the package as published, or Preact in its place, which is far lighter. For a flavour the names on the left
 * mean the modules on the right, in our sources and in every package.
 */
const FLAVOURS: Record<string, Record<string, string>> = {
  react: {},
  preact: {
    react: 'preact/compat',
    'react-dom': 'preact/compat',
    'react-dom/client': 'preact/compat/client',
    'react/jsx-runtime': 'preact/jsx-runtime',
  },
};

export interface BuildOptions {
  /** `react` or `preact`. */
  flavour?: string;
  /** Readable, with warnings and source maps in the files. */
  development?: boolean;
  /** Where the host serves `dist/`; the import maps' addresses depend on it and nothing else. */
  publicPath?: string;
}

export interface Built {
  /** Every file of `dist/` by its name. */
  files: Map<string, Uint8Array>;
  /** The source map of each script by the script's name. */
  maps: Map<string, string>;
}

/** @throws a sentence that says which file to look at */
export async function build({ flavour = 'react', development = false, publicPath = '/widgets/' }: BuildOptions = {}): Promise<Built> {
  if (!Object.hasOwn(FLAVOURS, flavour)) throw new Error(`There is no flavour "${flavour}". There are ${Object.keys(FLAVOURS).join(' and ')}.`);
  const address = publicPathOf(publicPath);
  const { version: released } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const version = `${released}+${flavour}.`;
  const widgets = await widgetSources(root);
  const entries = [...widgets, ...HELPERS];
  const define = {
    'process.env.NODE_ENV': development ? '"development"' : '"production"',
    __TEMPLATES__: JSON.stringify(await fixedTemplates()),
  };
  const input: InputOptions = {
    cwd: root,
    platform: 'browser',
    resolve: { alias: FLAVOURS[flavour] },
    logLevel: 'warn',
    checks: { pluginTimings: false },
    onLog: (level, log, report) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && report(level, log), // "use client" means nothing here
    transform: { define, target: 'es2022', dropLabels: ['WIRE'] }, // what only shared/reference reads
  };
  const output: OutputOptions = {
    format: 'esm',
    minify: !development,
    comments: development, // licences.txt carries the packages' own
    sourcemap: development ? 'inline' : 'hidden',
    entryFileNames: '[name].js',
    chunkFileNames: ({ name }) => (name === 'rolldown-runtime' ? 'modules.js' : '[name].js'), // what joins modules
  };
  const bundle = async (more: InputOptions, how: OutputOptions): Promise<OutputChunk[]> => {
    const bundler = await rolldown({ ...input, ...more });
    try {
      const result = await bundler.generate({ ...output, ...how });
      return result.output.filter((file) => file.type === 'chunk');
    } finally {
      await bundler.close();
    }
  };

  const chunks = await bundle(
    {
      input: Object.fromEntries(entries.map(({ name, entry }) => [name, entry])),
      preserveEntrySignatures: 'allow-extension',
      plugins: [cssText, trustedTypes, ownClasses, linkChunks],
    },
    { codeSplitting: { groups: chunkGroups(root) } },
  );
  for (const { fileName, name } of chunks)
    if (fileName !== `${name}.js` && fileName !== 'modules.js') throw new Error(`Two chunks would be called ${name}. Give one of the files another name.`);

  const css = await minifiedCss(await reservedPlaces(root, widgets));
  const [loader] = await bundle(
    {
      input: { loader: 'shared/loader/loader.ts' },
      transform: { ...input.transform, define: { ...define, ...loaderTable(chunks, entries), __VERSION__: JSON.stringify(version + NO_BUILD) } },
    },
    { codeSplitting: false },
  );
  const id = hashOf(loader!.code + css, NO_BUILD.length);

  const files = new Map<string, Uint8Array>();
  const maps = new Map<string, string>();
  const add = (name: string, contents: string, map?: string): void => {
    files.set(name, Buffer.from(contents));
    if (map) maps.set(name, map);
  };
  for (const { fileName, code, map } of chunks) add(hashedName(`chunks/${fileName}`, code), code, map?.toString());
  for (const [name, contents, map] of [
    ['loader.js', loader!.code.replaceAll(NO_BUILD, id), loader!.map?.toString()],
    ['widgets.css', css],
  ] as const) {
    add(name, contents);
    add(hashedName(name, contents, NO_BUILD.length), contents, map);
  }
  const modules = new Map(chunks.map((chunk) => [chunk.fileName, modulesOf(chunk)]));
  add('licences.txt', await bundledLicences(root, [...modules.values()].flat()));
  const manifest = manifestOf({ version: released, flavour, build: id, publicPath: address, files, chunks, entries, modules });
  add('manifest.json', `${JSON.stringify(manifest, null, 2)}\n`);
  if (!development) for (const [name, contents] of await hostFiles(files)) files.set(name, contents);
  return { files, maps };
}

/** The source files in a chunk, from the project's folder: the same in whatever folder that is. */
const modulesOf = (chunk: OutputChunk): string[] =>
  Object.keys(chunk.modules)
    .filter((module) => !module.startsWith('\0'))
    .map((module) => relative(root, module).replaceAll('\\', '/').replace(/^.*(?=node_modules\/)/, ''));
