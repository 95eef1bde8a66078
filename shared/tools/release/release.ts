/** Makes the files of `dist/`. Every file that pages load is named after its final bytes. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bundle } from '../build/bundle.ts';
import { minifiedCss } from '../build/css-text.ts';
import { hashedName, hashOf } from '../build/names.ts';
import type { Entry } from '../build/chunk.ts';
import { HELPERS, widgetSources } from './entries.ts';
import { hostFiles } from '../host-kit/files.ts';
import { BUILD_LETTERS } from '../../lib/index.ts';
import { bundledLicences } from './licences.ts';
import { manifestOf, publicPathOf } from './manifest.ts';
import { reservedPlaces } from './reserved-places.ts';

const root = join(import.meta.dirname, '../../..');

/** Placeholder for the build's id, of the same length, so that positions in the source maps stay correct. */
const NO_BUILD = '~'.repeat(BUILD_LETTERS);

export interface ReleaseOptions {
  /** `react` or `preact`. */
  flavour?: string;
  /** Readable code, with warnings and inline source maps, and only the files that pages load. */
  development?: boolean;
  /** Where the host serves `dist/`; used only for the addresses in the import maps. */
  publicPath?: string;
}

export interface Released {
  /** The contents of every file of `dist/`, by name. */
  files: Map<string, Uint8Array>;
  /** The source map of each script, by the script's name. */
  maps: Map<string, string>;
}

/**
 * Makes all files in memory, without writing to disk.
 * @throws Error whose message names the file to look at
 */
export async function release(options: ReleaseOptions = {}): Promise<Released> {
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const widgets = await widgetSources();
  const [{ files, maps, modules }, forHosts] = await Promise.all([
    forPages(options, widgets, version),
    options.development ? { files: [], modules: [] } : hostFiles(widgets, version),
  ]);
  const licences = Buffer.from(await bundledLicences(root, [...modules, ...forHosts.modules]));
  return { files: new Map([...files, ['licences.txt', licences], ...forHosts.files]), maps };
}

/** The files that pages load, and the manifest that describes them. */
async function forPages(
  { flavour = 'react', development = false, publicPath = '/widgets/' }: ReleaseOptions,
  widgets: Entry[],
  released: string,
): Promise<Released & { modules: string[] }> {
  const address = publicPathOf(publicPath);
  const entries = [...widgets, ...HELPERS];
  const version = `${released}+${flavour}.${NO_BUILD}`;
  const { chunks, loader } = await bundle(entries, { flavour, development, version });
  const css = await minifiedCss(await reservedPlaces(root, widgets));
  const id = hashOf(loader.code + css, BUILD_LETTERS);

  const files = new Map<string, Uint8Array>();
  const maps = new Map<string, string>();
  const add = (name: string, contents: string, map?: string): void => {
    files.set(name, Buffer.from(contents));
    if (map) maps.set(name, map);
  };
  for (const { name, code, map } of chunks) add(hashedName(`chunks/${name}.js`, code), code, map);
  for (const [name, contents, map] of [
    ['loader.js', loader.code.replaceAll(NO_BUILD, id), loader.map],
    ['widgets.css', css],
  ] as const) {
    add(name, contents, map);
    add(hashedName(name, contents, BUILD_LETTERS), contents, map);
  }
  const facts = { version: released, flavour, build: id, publicPath: address, files, chunks, entries };
  add('manifest.json', `${JSON.stringify(manifestOf(facts), null, 2)}\n`);
  return { files, maps, modules: chunks.flatMap(({ modules }) => modules) };
}
