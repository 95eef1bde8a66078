/**
 * Facts read from a widget's code: the endpoints it calls, its parts, the tokens it reads, the keys of its controls. Each widget is bundled
 * alone, without packages, so that the text contains exactly what the widget uses.
 */
import { existsSync, globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import * as esbuild from 'esbuild';
import { type Endpoint, PAGES } from '../../contract/index.ts';
import type { KeyReference, KeyboardTable } from '../../lib/index.ts';
import { pureCalls } from '../build/pure-calls.mjs';
import { keysIn } from './kept.ts';

const root = path.join(import.meta.dirname, '../../..');

export interface WidgetFacts {
  /** Names of the endpoints' constants in shared/contract. */
  endpoints: string[];
  /** Paths of the host's pages that it leads to by itself. */
  pages: string[];
  /** Names for `::part()`. */
  parts: string[];
  /** Custom properties that its style sheets read. */
  tokens: string[];
  /** The keys of data it keeps in the browser. */
  kept: string[];
  /** What the keys do in the controls that it uses. */
  keyboard: KeyReference[];
}

/** Imports style sheets as texts, as the widgets do, except those of packages and the one that declares the tokens. */
const cssAsText: esbuild.Plugin = {
  name: 'css-as-text',
  setup(build) {
    build.onResolve({ filter: /\.css\?inline$/ }, ({ path: file, resolveDir }) => ({
      path: path.resolve(resolveDir, file.slice(0, -'?inline'.length)),
      namespace: 'css-text',
      pluginData: file.startsWith('.') && !file.includes('tokens.css'),
    }));
    build.onLoad({ filter: /./, namespace: 'css-text' }, async ({ path: file, pluginData: isOurs }) => ({
      contents: isOurs ? await readFile(file, 'utf8') : '',
      loader: 'text',
    }));
  },
};

/** Where the calls of all widgets come from, late. */
const SERVER = path.join(root, 'shared/api/calls/index.ts');
const TAKES = /\bserver\(\)\s*\.then\(\s*\(\{([^}]*)\}\) =>/g;

/** Lets a bundle hold what a widget uses and nothing else: its late parts, and the calls it takes of `server`, become imports. */
const lateAsImports: esbuild.Plugin = {
  name: 'late-as-imports',
  setup(build) {
    build.onResolve({ filter: /\/calls\/index\.ts$/ }, ({ kind }) =>
      kind === 'dynamic-import' ? { path: 'server', external: true } : undefined,
    );
    build.onLoad({ filter: /[\\/]widgets[\\/].*\.tsx?$/ }, async ({ path: file }) => {
      const source = await readFile(file, 'utf8');
      const imports = new Set<string>();
      const contents = source
        .replace(TAKES, (_, list: string) => {
          const taken = list.split(',').map((each) => {
            const name = each.trim();
            imports.add(`import { ${name} as taken_${name} } from ${JSON.stringify(SERVER)};`);
            return `${name}: taken_${name}`;
          });
          return `server().then(({${list}} = { ${taken.join(', ')} }) =>`;
        })
        .replace(/\bimport\(('\.\/[^']+')\)/g, (_, part: string) => {
          imports.add(`import * as late_${imports.size} from ${part};`);
          return `Promise.resolve(late_${imports.size - 1})`;
        });
      return { contents: [...imports, contents].join('\n'), loader: file.endsWith('x') ? 'tsx' : 'ts' };
    });
  },
};

/** @param endpoints the contract's endpoints, by the names of their constants */
export async function widgetFacts(
  names: readonly string[],
  endpoints: Readonly<Record<string, Endpoint>>,
): Promise<Map<string, WidgetFacts>> {
  const { outputFiles, metafile } = await esbuild.build({
    absWorkingDir: root,
    entryPoints: names.map((name) => ({ in: `widgets/${name}/index.ts`, out: name })),
    outdir: 'nowhere',
    bundle: true,
    write: false,
    metafile: true,
    packages: 'external',
    format: 'esm',
    jsx: 'automatic',
    charset: 'utf8',
    treeShaking: true,
    logLevel: 'error',
    plugins: [cssAsText, lateAsImports, pureCalls],
  });
  const keys = await keysByFile();
  const keyboard = new Map(
    Object.entries(metafile.outputs).map(([file, { inputs }]) => {
      const used = Object.entries(inputs).filter(([, { bytesInOutput }]) => bytesInOutput > 0);
      return [path.basename(file, '.js'), used.flatMap(([source]) => keys.get(source) ?? [])];
    }),
  );
  return new Map(
    outputFiles.map(({ path: file, text }) => {
      const name = path.basename(file, '.js');
      return [name, { ...factsOf(text, endpoints), keyboard: keyboard.get(name) ?? [] }];
    }),
  );
}

/** The tables of all `keyboard.ts` as one, by the path of the control's file. @throws Error when a table names a file that is not there */
async function keysByFile(): Promise<Map<string, readonly KeyReference[]>> {
  const tables = globSync('{widgets,shared}/**/keyboard.ts', { cwd: root }).map(async (table) => {
    // every file of that name has a table
    const { keyboard } = (await import(pathToFileURL(path.join(root, table)).href)) as { keyboard: KeyboardTable };
    return Object.entries(keyboard).map(([name, keys]): [string, readonly KeyReference[]] => {
      const file = path.posix.join(path.dirname(table).replaceAll(path.sep, '/'), name);
      if (!existsSync(path.join(root, file))) throw new Error(`${table} has keys of ${name}, and there is no ${file}.`);
      return [file, keys];
    });
  });
  return new Map((await Promise.all(tables)).flat());
}

/** The name of a call: `POST /app/atm`. */
export const endpointName = ({ method, path: address }: Pick<Endpoint, 'method' | 'path'>): string =>
  `${method} ${address}`;

function factsOf(text: string, endpoints: Readonly<Record<string, Endpoint>>): Omit<WidgetFacts, 'keyboard'> {
  const declared = new Set(matches(text, /\b(\w+) = (?:\/\*.*?\*\/ )?endpoint\(\{/g));
  const used = Object.keys(endpoints).filter((name) => declared.has(name));
  return {
    endpoints: used,
    pages: PAGES.map(([page]) => page).filter((page) => text.includes(`"${page}"`)),
    parts: matches(text, /\bpart(?:: |\.add\()"([\w-]+)"/g),
    tokens: matches(text, /var\(--_([\w-]+)/g).map((name) => `--dw-${name}`),
    kept: keysIn(
      text,
      used.some((name) => endpoints[name]?.writes),
    ),
  };
}

const matches = (text: string, pattern: RegExp): string[] =>
  [...new Set([...text.matchAll(pattern)].map(([, found = '']) => found))].sort();
