/**
 * Bundles what pages load. Each chunk is a build of its own, after those that import it, so that it has only the exports they use. The
 * loader comes last, with a table of all chunks.
 */
import { join } from 'node:path';
import remapping from '@jridgewell/remapping';
import { type BuildOptions, build } from 'esbuild';
import { minifySync } from 'vite';

import { expectPatched, fixedTemplates, patchPlugin } from '../patches/patches.ts';
import { browserNames } from './browser-names.ts';
import type { Chunk, Script } from './chunk.ts';
import { planOf } from './chunks.ts';
import { cssText } from './css-text.ts';
import { FLAVOURS } from './flavours.ts';
import { crossings } from './crossings.ts';
import { loaderTable } from './loader-table.ts';
import { scan } from './scan.ts';
import type { Entry } from './sources.ts';

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
    dropLabels: ['WIRE'], // what only shared/tools/reference reads
    logLevel: 'warning',
    preserveSymlinks: true,
  };
  const scripted = async (name: string, more: BuildOptions): Promise<Script> => {
    const { outputFiles = [], metafile } = await build({ ...options, ...more });
    const textOf = (ending: string): string | undefined => outputFiles.find(({ path }) => path.endsWith(ending))?.text;
    const inputs = Object.values(metafile?.outputs ?? {}).flatMap((output) => Object.entries(output.inputs));
    const modules = inputs.filter(([file, { bytesInOutput }]) => bytesInOutput > 0 && !/^[\w~-]+:|^</.test(file));
    return {
      ...smaller(name, textOf('.js') ?? '', textOf('.map')),
      modules: modules.map(([file]) => inProject(file)).sort(),
    };
  };

  const sources = scan(root);
  const plan = planOf(root, sources, entries);
  const { plugin, contentsOf, linksOf } = crossings({ root, sources, plan, aliases });
  const chunks: Chunk[] = [];
  const made = async (name: string): Promise<Chunk> => {
    const stdin = { contents: contentsOf(name), resolveDir: root, sourcefile: `chunk:${name}` };
    const script = await scripted(name, { stdin, define, plugins: [plugin(name), cssText, patchPlugin] });
    return { ...script, name, ...linksOf(script.code) };
  };
  for (const names of plan.rounds) chunks.push(...(await Promise.all(names.map(made))));
  expectPatched(chunks.flatMap(({ modules }) => modules));
  const table = loaderTable(chunks, entries);
  const loader = await scripted('loader', {
    entryPoints: ['./shared/loader/loader.ts'],
    define: { ...define, ...table, __VERSION__: JSON.stringify(version) },
    plugins: [plugin(), cssText],
  });
  return { chunks, loader };
}

/** The same where the folder of packages is a link to another one. */
const inProject = (file: string): string => file.replace(/^.*?(?=node_modules\/)/, '');

/** esbuild's closure around a CommonJS package, whose lines are indented. */
const CLOSURE = /^(var [\w$]+ = [\w$]+\()(\([\w$, ]*\) => \{\n[^]*?\n\})\);$/gm;

/**
 * Minifies once more with Vite's minifier (2.9 %); a script whose map is in it stays as it is. Parentheses make browsers compile a
 * closure while the file arrives, not on the page's own thread.
 */
function smaller(name: string, code: string, map: string | undefined): { code: string; map: string | undefined } {
  if (map === undefined) return { code, map };
  const small = minifySync(`${name}.js`, code.replace(CLOSURE, '$1($2));'), { module: true, sourcemap: true });
  const [error] = small.errors;
  if (error) throw new Error(`Vite's minifier cannot read ${name}.js: ${error.message}`);
  const maps = [JSON.stringify(small.map), map].map((each) => JSON.parse(each));
  return { code: small.code, map: remapping(maps, () => null).toString() };
}
