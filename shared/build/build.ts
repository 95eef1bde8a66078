/**
 * Builds the files of `dist/`. All widgets are built together, so that shared code is split into shared chunks (chunk-groups.ts). Every
 * file is named after its final bytes. The loader is built last, with a table of all chunks, so that a page needs two rounds of
 * requests: one for the loader, one for all chunks of a widget.
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
import { type Entry, HELPERS, reservedPlaces, widgetSources } from './sources.ts';
import { fixedTemplates, trustedTypes } from './trusted-types.ts';

const root = join(import.meta.dirname, '../..');

/** Placeholder for the build's id, of the same length, so that positions in the source maps stay correct. */
const NO_BUILD = '~~~~~~~~';

/**
 * The React that the widgets run on: the published package, or Preact, which is far smaller. In each flavour imports of the name on
 * the left resolve to the module on the right, in our sources and in every package.
 */
export const FLAVOURS: Record<string, Record<string, string>> = {
  react: {},
  // longer names first: "react" would also match every "react/…"
  preact: {
    'react/jsx-runtime': join(root, 'shared/runtime/preact-jsx-runtime.ts'),
    react: 'preact/compat',
    'react-dom/client': join(root, 'shared/runtime/preact-client.ts'),
    'react-dom': 'preact/compat',
  },
};

export interface BuildOptions {
  /** `react` or `preact`. */
  flavour?: string;
  /** Readable code, with warnings and inline source maps. */
  development?: boolean;
  /** Where the host serves `dist/`; used only for the addresses in the import maps. */
  publicPath?: string;
}

export interface Built {
  /** The contents of every file of `dist/`, by name. */
  files: Map<string, Uint8Array>;
  /** The source map of each script, by the script's name. */
  maps: Map<string, string>;
}

/**
 * Builds everything in memory, without writing to disk.
 * @throws Error whose message names the file to look at
 */
export async function build(options: BuildOptions = {}): Promise<Built> {
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const widgets = await widgetSources(root);
  const [{ files, maps }, forHosts] = await Promise.all([
    forPages(options, widgets, version),
    options.development ? [] : hostFiles(widgets, version),
  ]);
  return { files: new Map([...files, ...forHosts]), maps };
}

/** The files that pages load. */
async function forPages(
  { flavour = 'react', development = false, publicPath = '/widgets/' }: BuildOptions,
  widgets: Entry[],
  released: string,
): Promise<Built> {
  if (!Object.hasOwn(FLAVOURS, flavour))
    throw new Error(`There is no flavour "${flavour}". There are ${Object.keys(FLAVOURS).join(' and ')}.`);
  const address = publicPathOf(publicPath);
  const version = `${released}+${flavour}.`;
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
    treeshake: { manualPureFunctions: ['v'] }, // calls of valibot only describe, so schemas that only the reference reads are dropped; saves 74 bytes of a page with a switch
    onLog: (level, log, report) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && report(level, log), // "use client" has no meaning here
    transform: { define, target: 'es2022', dropLabels: ['WIRE'] }, // drops code that only shared/reference reads; saves 227 bytes of a page with a switch, 785 of the course calendar
  };
  const output: OutputOptions = {
    format: 'esm',
    minify: !development,
    comments: development, // the packages' licence comments are in licences.txt
    sourcemap: development ? 'inline' : 'hidden',
    entryFileNames: '[name].js',
    chunkFileNames: ({ name }) => (name === 'rolldown-runtime' ? 'modules.js' : '[name].js'), // rolldown's helpers that join modules
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
    if (fileName !== `${name}.js` && fileName !== 'modules.js')
      throw new Error(`Two chunks would be called ${name}. Give one of the files another name.`);

  const css = await minifiedCss(await reservedPlaces(root, widgets));
  // one entry without code splitting: one file
  const [loader] = (await bundle(
    {
      input: { loader: 'shared/loader/loader.ts' },
      transform: {
        ...input.transform,
        define: { ...define, ...loaderTable(chunks, entries), __VERSION__: JSON.stringify(version + NO_BUILD) },
      },
    },
    { codeSplitting: false },
  )) as [OutputChunk];
  const id = hashOf(loader.code + css, NO_BUILD.length);

  const files = new Map<string, Uint8Array>();
  const maps = new Map<string, string>();
  const add = (name: string, contents: string, map?: string): void => {
    files.set(name, Buffer.from(contents));
    if (map) maps.set(name, map);
  };
  for (const { fileName, code, map } of chunks) add(hashedName(`chunks/${fileName}`, code), code, map?.toString());
  for (const [name, contents, map] of [
    ['loader.js', loader.code.replaceAll(NO_BUILD, id), loader.map?.toString()],
    ['widgets.css', css],
  ] as const) {
    add(name, contents, map);
    add(hashedName(name, contents, NO_BUILD.length), contents, map);
  }
  const modules = new Map(chunks.map((chunk) => [chunk.fileName, modulesOf(chunk)]));
  add('licences.txt', await bundledLicences(root, [...modules.values()].flat()));
  const facts = { version: released, flavour, build: id, publicPath: address, files, chunks, entries, modules };
  add('manifest.json', `${JSON.stringify(manifestOf(facts), null, 2)}\n`);
  return { files, maps };
}

/** The source files in a chunk, relative to the project's folder, so that the build is the same in every folder. */
const modulesOf = (chunk: OutputChunk): string[] =>
  Object.keys(chunk.modules)
    .filter((module) => !module.startsWith('\0'))
    .map((module) =>
      relative(root, module)
        .replaceAll('\\', '/')
        .replace(/^.*(?=node_modules\/)/, ''),
    );
