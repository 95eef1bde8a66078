/**
 * What a widget's code shows of itself: the endpoints it calls, its parts, the tokens it reads. Each widget is bundled by itself, without its packages,
 * so that the text holds what it uses and no more.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as esbuild from 'esbuild';
import type { Endpoint } from '../contract/endpoint.ts';
import { pureCalls } from './pure-calls.mjs';

const root = path.join(import.meta.dirname, '../..');

export interface WidgetFacts {
  /** The names of their constants in shared/contract. */
  endpoints: string[];
  /** For `::part()`. */
  parts: string[];
  /** Custom properties of its style sheets. */
  tokens: string[];
  /** Keys it keeps something under in the browser. */
  kept: string[];
}

/** Style sheets as texts, as the widgets import them; those of packages, and the one that declares the tokens, are left out. */
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

/** @param endpoints those of the contract, by the names of their constants */
export async function widgetFacts(
  names: readonly string[],
  endpoints: Readonly<Record<string, Endpoint>>,
): Promise<Map<string, WidgetFacts>> {
  const { outputFiles } = await esbuild.build({
    absWorkingDir: root,
    entryPoints: names.map((name) => ({ in: `widgets/${name}/index.ts`, out: name })),
    outdir: 'nowhere',
    bundle: true,
    write: false,
    packages: 'external',
    format: 'esm',
    jsx: 'automatic',
    charset: 'utf8',
    treeShaking: true,
    dropLabels: ['WIRE'],
    logLevel: 'error',
    plugins: [cssAsText, pureCalls],
  });
  return new Map(outputFiles.map(({ path: file, text }) => [path.basename(file, '.js'), factsOf(text, endpoints)]));
}

/** How a call is named: `POST /app/atm`. */
export const endpointName = ({ method, path: address }: Pick<Endpoint, 'method' | 'path'>): string =>
  `${method} ${address}`;

function factsOf(text: string, endpoints: Readonly<Record<string, Endpoint>>): WidgetFacts {
  const declared = new Set(matches(text, /\b(\w+) = (?:\/\*.*?\*\/ )?endpoint\(\{/g));
  return {
    endpoints: Object.keys(endpoints).filter((name) => declared.has(name)),
    parts: matches(text, /\bpart(?:: |\.add\()"([\w-]+)"/g),
    tokens: matches(text, /var\(--_([\w-]+)/g).map((name) => `--dw-${name}`),
    kept: matches(text, /\bkeptUnder\(\[([^\]]*)\]/g).map(keyOf),
  };
}

/** `"quiz", kind, assessment_id` ⇒ `dealer-widgets:quiz:<kind>:<assessment_id>[:<user_id>]` (shared/lib/kept-under.ts). */
function keyOf(parts: string): string {
  const written = parts
    .split(', ')
    .map((part) => (part.startsWith('"') ? part.slice(1, -1) : `<${/^\w+/.exec(part)?.[0]}>`));
  return `dealer-widgets:${written.join(':')}[:<user_id>]`;
}

const matches = (text: string, pattern: RegExp): string[] =>
  [...new Set([...text.matchAll(pattern)].map(([, found]) => found!))].sort();
