/**
 * Bundles what pages load. First our own chunks, then React's, which holds only what is used. The loader comes last, with a table of
 * all chunks.
 */
import { basename, join } from 'node:path';
import { type BuildOptions, build } from 'esbuild';
import { minifySync } from 'vite';
import { fixedTemplates, patchPlugin } from '../patches/patches.ts';
import { browserNames } from './browser-names.ts';
import type { Chunk, Entry, Script } from './chunk.ts';
import { planOf, readSources } from './chunks.ts';
import { crossings, partsOf } from './crossings.ts';
import { cssText } from './css-text.ts';
import { FLAVOURS } from './flavours.ts';
import { loaderTable } from './loader-table.ts';
import { pureCalls } from './pure-calls.mjs';
import { REACT } from './rooms.ts';

const root = join(import.meta.dirname, '../../..');

/**
 * Bundles everything in memory.
 * @param entries widgets and helpers; each becomes a chunk of its name
 * @param options `react` or `preact`; whether to make readable code, with warnings and inline source maps; what `DealerWidgets.version` says
 * @throws Error whose message names the file to look at
 */
export async function bundle(
  entries: Entry[],
  { flavour, development, version }: { flavour: string; development: boolean; version: string },
): Promise<{ chunks: Chunk[]; loader: Script }> {
  const aliases = FLAVOURS[flavour];
  if (!aliases) throw new Error(`There is no flavour "${flavour}". There are ${Object.keys(FLAVOURS).join(' and ')}.`);
  const define = {
    ...browserNames,
    'process.env.NODE_ENV': development ? '"development"' : '"production"',
    __TEMPLATES__: JSON.stringify(await fixedTemplates()),
  };
  const options: BuildOptions = {
    absWorkingDir: root,
    outdir: root,
    bundle: true,
    write: false,
    metafile: true,
    sourcemap: development ? 'inline' : 'external',
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    tsconfigRaw: {}, // the same in a folder without one
    charset: 'utf8',
    legalComments: 'none', // the packages' licence comments are in licences.txt
    minifyIdentifiers: !development,
    minifySyntax: !development,
    logLevel: 'warning',
    preserveSymlinks: true,
    alias: aliases,
    define,
  };
  const sources = await readSources(root);
  const plan = planOf(sources, entries, aliases);
  const { crossing, late } = crossings({ root, sources, plan, aliases });

  const chunkOfRead = (read: string): string => plan.chunkOf(partsOf(read)[0]) ?? '';
  /** @returns the scripts, and what they read of other chunks */
  const made = async (more: BuildOptions): Promise<{ scripts: Chunk[]; reads: string[] }> => {
    const plugins = [patchPlugin, ...(more.plugins ?? []), pureCalls, late, cssText];
    const { outputFiles = [], metafile } = await build({ ...options, ...more, plugins });
    const texts = new Map(outputFiles.map(({ path, text }) => [basename(path), text]));
    const reads = new Set<string>();
    const outputs = Object.entries(metafile?.outputs ?? {}).filter(([file]) => file.endsWith('.js'));
    const scripts = outputs.map(([path, { inputs }]) => {
      const used = Object.keys(inputs).filter((each) => (inputs[each]?.bytesInOutput ?? 0) > 0);
      const its = used.filter((each) => each.startsWith('read:')).map((each) => each.slice('read:'.length));
      for (const each of its) reads.add(each);
      const modules = used.filter((each) => !/^[\w~-]+:|^</.test(each)).map(inProject);
      const file = basename(path);
      return {
        ...smaller(file, texts.get(file) ?? '', texts.get(`${file}.map`), flavour === 'react'),
        name: file.replace(/\.js$/, ''),
        modules: sorted(modules),
        imports: sorted(its.map(chunkOfRead)),
        later: sorted(modules.flatMap((each) => sources.get(each)?.late ?? []).map((file) => plan.chunkOf(file) ?? '')),
      };
    });
    return { scripts, reads: sorted([...reads]) };
  };
  const widgets = new Map(entries.filter(({ name }) => !name.startsWith('~')).map(({ name, entry }) => [name, entry]));
  const madeChunks = (names: string[], exported: string[]) =>
    made({ entryPoints: names.map((name) => ({ in: name, out: name })), plugins: [crossing(exported, widgets)] });
  const ours = await madeChunks(
    plan.chunks.filter((name) => name !== REACT),
    plan.given,
  );
  const unread = ours.reads.filter((read) => !plan.given.includes(read) && chunkOfRead(read) !== REACT);
  if (unread.length > 0) throw new Error(`No chunk exports ${unread.join(', ')}. Import it from its room's index.ts.`);
  const react = await madeChunks([REACT], ours.reads);
  const chunks = [...react.scripts, ...ours.scripts];
  const { scripts } = await made({
    entryPoints: ['shared/loader/loader.ts'],
    define: { ...define, ...loaderTable(chunks, entries), __VERSION__: JSON.stringify(version) },
  });
  return { chunks, loader: scripts[0]! }; // one entry point gives one script
}

const sorted = (names: string[]): string[] => [...new Set(names)].sort();

/** The same where the folder of packages is a link to another one. */
const inProject = (file: string): string => file.replace(/^.*?(?=node_modules\/)/, '').replace('?inline', '');

/** Has Chrome (136 and later) compile all of React while it arrives, not on the page's own thread; others skip the comment. */
const COMPILE_AT_ONCE = '//# allFunctionsCalledOnLoad\n';

/** Minifies once more with Vite's minifier (2.9 %); a script whose map is in it stays as it is. */
function smaller(file: string, code: string, map: string | undefined, isReact: boolean): Pick<Chunk, 'code' | 'map'> {
  if (map === undefined) return { code, map };
  const small = minifySync(file, code, { module: true, sourcemap: true, inputMap: JSON.parse(map) });
  const [error] = small.errors;
  if (error || !small.map) throw new Error(`Vite's minifier cannot read ${file}: ${error?.message}`);
  // Preact is so small that it is compiled at once in any case
  if (!isReact || file !== 'react.js') return { code: small.code, map: JSON.stringify(small.map) };
  // a line more is a semicolon in the map
  const later = { ...small.map, mappings: `;${small.map.mappings}` };
  return { code: COMPILE_AT_ONCE + small.code, map: JSON.stringify(later) };
}
