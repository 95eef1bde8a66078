/**
 * Bundles what pages load. All widgets are bundled together, so that shared code is split into shared chunks (chunk-groups.ts). The loader
 * is bundled last, with a table of all chunks, so that a page needs two rounds of requests: one for the loader, one for all chunks of a widget.
 */
import { join } from 'node:path';
import { type InputOptions, type OutputChunk, type OutputOptions, build } from 'rolldown';
import { sweetAlertRoot } from '../patches/sweetalert-root.ts';
import { fixedTemplates, trustedTypes } from '../patches/trusted-types.ts';
import { browserNames } from './browser-names.ts';
import { chunkGroups } from './chunk-groups.ts';
import { cssText } from './css-text.ts';
import { linkChunks } from './link-chunks.ts';
import { loaderTable } from './loader-table.ts';
import type { Entry } from './sources.ts';

const root = join(import.meta.dirname, '../..');

/**
 * The React that the widgets run on: the published package, or Preact, which is far smaller. In each flavour imports of the name on
 * the left resolve to the module on the right, in our sources and in every package.
 */
export const FLAVOURS: Record<string, Record<string, string>> = {
  react: {},
  // longer names first: "react" would also match every "react/…"
  preact: {
    'react/jsx-runtime': 'preact/jsx-runtime',
    react: 'preact/compat',
    'react-dom/client': join(root, 'shared/runtime/preact-client.ts'),
    'react-dom': 'preact/compat',
  },
};

/**
 * Bundles everything in memory.
 * @param entries widgets and helpers; each becomes a chunk of its name
 * @param options `react` or `preact`; whether to make readable code, with warnings and inline source maps; what `DealerWidgets.version` says
 * @throws Error whose message names the file to look at
 */
export async function bundle(
  entries: Entry[],
  { flavour, development, version }: { flavour: string; development: boolean; version: string },
): Promise<{ chunks: OutputChunk[]; loader: OutputChunk }> {
  if (!Object.hasOwn(FLAVOURS, flavour))
    throw new Error(`There is no flavour "${flavour}". There are ${Object.keys(FLAVOURS).join(' and ')}.`);
  const define = {
    ...browserNames,
    'process.env.NODE_ENV': development ? '"development"' : '"production"',
    __TEMPLATES__: JSON.stringify(await fixedTemplates()),
  };
  const input: InputOptions = {
    cwd: root,
    platform: 'browser',
    resolve: { alias: FLAVOURS[flavour] },
    optimization: { inlineConst: false }, // a constant of another chunk is read from there: a sentence in two chunks costs 50 bytes of a page with a switch
    logLevel: 'warn',
    checks: { pluginTimings: false },
    treeshake: { manualPureFunctions: ['v', 'object', 'oneOf'] }, // calls of valibot and shared/lib/schema.ts only describe, so schemas that only the reference reads are dropped; otherwise a page with a switch would load valibot for them, 14 kB
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
  const generate = async (more: InputOptions, how: OutputOptions): Promise<OutputChunk[]> => {
    const result = await build({ ...input, ...more, output: { ...output, ...how }, write: false });
    return result.output.filter((file) => file.type === 'chunk');
  };

  const chunks = await generate(
    {
      input: Object.fromEntries(entries.map(({ name, entry }) => [name, entry])),
      preserveEntrySignatures: 'allow-extension',
      plugins: [cssText, trustedTypes, sweetAlertRoot, linkChunks],
    },
    { codeSplitting: { groups: chunkGroups(root) } },
  );
  for (const { fileName, name } of chunks)
    if (fileName !== `${name}.js` && fileName !== 'modules.js')
      throw new Error(`Two chunks would be called ${name}. Give one of the files another name.`);
  const table = loaderTable(chunks, entries);
  // one entry without code splitting: one file
  const [loader] = (await generate(
    {
      input: { loader: 'shared/loader/loader.ts' },
      transform: { ...input.transform, define: { ...define, ...table, __VERSION__: JSON.stringify(version) } },
    },
    { codeSplitting: false },
  )) as [OutputChunk];
  return { chunks, loader };
}
