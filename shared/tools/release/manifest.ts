import { createHash } from 'node:crypto';
import {
  type AliasedFile,
  type EntryChunk,
  MAX_RETRIES,
  type Manifest,
  type MeasuredFile,
  retryQuery,
} from '../../lib/index.ts';
import { DEFAULTS } from '../../page/index.ts';
import { type Chunk, type Entry, neededBy } from '../build/chunk.ts';
import { hashedName } from '../build/names.ts';

interface Parts {
  version: string;
  flavour: string;
  /** Id of the build, made from its bytes. */
  build: string;
  publicPath: string;
  files: ReadonlyMap<string, Uint8Array>;
  chunks: Chunk[];
  entries: Entry[];
}

/**
 * Validates the public path. `/assets` and `/assets/` give the same result.
 * @throws Error when the text is neither a path nor an http address
 */
export function publicPathOf(text: string): string {
  if (!/^(https?:\/\/[^/?#\s]+)?(\/[^/?#\s]+)*\/?$/.test(text) || text === '')
    throw new Error(
      `PUBLIC_PATH is "${text}". Expected a path that begins with a slash, such as /widgets/, or an address such as https://cdn.example/widgets/.`,
    );
  return text.endsWith('/') ? text : `${text}/`;
}

/** `npm run bench` prints compressed sizes. */
const measured = (contents: Uint8Array): MeasuredFile => ({
  bytes: contents.length,
  integrity: `sha384-${createHash('sha384').update(contents).digest('base64')}`,
});

/** The content of `manifest.json`. */
export function manifestOf({ version, flavour, build, publicPath, files, chunks, entries }: Parts): Manifest {
  const byName = new Map(chunks.map((chunk) => [chunk.name, chunk]));
  // only called with chunks of this build
  const written = (name: string): string => hashedName(`chunks/${name}.js`, byName.get(name)!.code);
  /** The chunk, all that it needs, and all that these may load later. */
  const reachable = (name: string, seen = new Set<string>()): Set<string> => {
    for (const each of [name, ...neededBy(byName, name)]) {
      if (seen.has(each)) continue;
      seen.add(each);
      // the imports of a chunk are chunks of this build
      for (const next of byName.get(each)!.later) reachable(next, seen);
    }
    return seen;
  };
  const helpers = entries.filter(({ name }) => name.startsWith('~'));
  const ofEveryPage = helpers.flatMap(({ name }) => [...reachable(name)]);
  const sorted = chunks.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const described = Object.fromEntries(
    sorted.map(({ name, modules }) => [
      written(name),
      // every chunk of this build is among the files
      { id: name, ...measured(files.get(written(name))!), modules },
    ]),
  );
  const entry = ({ name }: Entry): EntryChunk => ({
    chunk: written(name),
    dependencies: neededBy(byName, name).map(written),
  });
  const aliased = (name: string): AliasedFile => {
    // only called with files of this build
    const file = [...files.keys()].find((each) => each.startsWith(name.replace(/\.\w+$/, '-')))!;
    // `file` is a key of `files`
    return { file, alias: name, ...measured(files.get(file)!) };
  };
  const queries = Array.from({ length: MAX_RETRIES + 1 }, (_, failures) => retryQuery(failures));
  const integrities = Object.entries(described).flatMap(([file, { integrity }]) =>
    queries.map((query) => [publicPath + file + query, integrity]),
  );
  const importMap = JSON.stringify({ integrity: Object.fromEntries(integrities) });
  return {
    version,
    flavour,
    build,
    publicPath,
    loader: aliased('loader.js'),
    css: aliased('widgets.css'),
    widgets: Object.fromEntries(
      entries
        .filter(({ name }) => !name.startsWith('~'))
        .map((each) => [
          each.name,
          {
            load: each.load,
            ...entry(each),
            files: [...new Set([...reachable(each.name), ...ofEveryPage])].map(written).sort(),
          },
        ]),
    ),
    helpers: Object.fromEntries(helpers.map((each) => [each.name.slice(1), entry(each)])),
    chunks: described,
    older: {},
    retries: queries.slice(1),
    settings: Object.keys(DEFAULTS),
    importMap,
    importMapCspHash: `sha256-${createHash('sha256').update(importMap).digest('base64')}`,
  };
}
