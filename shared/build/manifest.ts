import { createHash } from 'node:crypto';
import { queryAfter, TRIES_AGAIN } from '../lib/chunk-addresses.ts';
import { idOf, neededBy } from './link-chunks.ts';
import { hashedName } from './names.ts';
import type { Entry } from './sources.ts';

interface Chunk {
  fileName: string;
  code: string;
  imports: string[];
  dynamicImports: string[];
}

interface Parts {
  version: string;
  flavour: string;
  /** Follows the bytes. */
  build: string;
  publicPath: string;
  files: ReadonlyMap<string, Uint8Array>;
  chunks: Chunk[];
  entries: Entry[];
  /** What is in each chunk. */
  modules: ReadonlyMap<string, string[]>;
}

/**
 * `/assets` and `/assets/` are one place.
 * @throws a sentence when the text is neither a path nor an http address
 */
export function publicPathOf(text: string): string {
  if (!/^(https?:\/\/[^/?#\s]+)?(\/[^/?#\s]+)*\/?$/.test(text) || text === '')
    throw new Error(`PUBLIC_PATH is "${text}". Expected a path that begins with a slash, such as /widgets/, or an address such as https://cdn.example/widgets/.`);
  return text.endsWith('/') ? text : `${text}/`;
}

/** Size before compression, which is the server's, and integrity. `npm run bench` prints compressed sizes. */
const measured = (contents: Uint8Array) => ({
  bytes: contents.length,
  integrity: `sha384-${createHash('sha384').update(contents).digest('base64')}`,
});

/** `manifest.json`, for hosts and for our own tools. What each field is for: README, "Deploying". */
export function manifestOf({ version, flavour, build, publicPath, files, chunks, entries, modules }: Parts) {
  const byFile = Object.fromEntries(chunks.map((chunk) => [chunk.fileName, chunk]));
  const written = (file: string): string => hashedName(`chunks/${file}`, byFile[file]!.code);
  const late = (file: string, seen = new Set<string>()): Set<string> => {
    for (const each of [file, ...neededBy(byFile, file)]) {
      if (seen.has(each)) continue;
      seen.add(each);
      for (const next of byFile[each]!.dynamicImports) late(next, seen);
    }
    return seen;
  };
  const helpers = entries.filter(({ name }) => name.startsWith('~'));
  const ofEveryPage = helpers.flatMap(({ name }) => [...late(`${name}.js`)]);
  const sorted = chunks.toSorted((a, b) => (a.fileName < b.fileName ? -1 : 1));
  const described = Object.fromEntries(
    sorted.map(({ fileName }) => [
      written(fileName),
      { id: idOf(fileName), ...measured(files.get(written(fileName))!), modules: modules.get(fileName)! },
    ]),
  );
  const entry = ({ name }: Entry) => ({
    chunk: written(`${name}.js`),
    /** Comes in the same round. */
    dependencies: neededBy(byFile, `${name}.js`).map(written),
  });
  const named = (name: string) => {
    const file = [...files.keys()].find((each) => each.startsWith(name.replace(/\.\w+$/, '-')))!;
    return { file, alias: name, ...measured(files.get(file)!) };
  };
  const queries = Array.from({ length: TRIES_AGAIN + 1 }, (_, failures) => queryAfter(failures));
  const importMap = JSON.stringify({
    integrity: Object.fromEntries(
      Object.entries(described).flatMap(([file, { integrity }]) => queries.map((query) => [publicPath + file + query, integrity])),
    ),
  });
  return {
    version,
    flavour,
    build,
    publicPath,
    loader: named('loader.js'),
    css: named('widgets.css'),
    widgets: Object.fromEntries(
      entries
        .filter(({ name }) => !name.startsWith('~'))
        .map((each) => [
          each.name,
          {
            load: each.load,
            ...entry(each),
            /** All that a page with this widget may ever ask for. */
            files: [...new Set([...late(`${each.name}.js`), ...ofEveryPage])].map(written).sort(),
          },
        ]),
    ),
    helpers: Object.fromEntries(helpers.map((each) => [each.name.slice(1), entry(each)])),
    chunks: described,
    /** Added to a chunk's address when it is asked for again. */
    retries: queries.slice(1),
    importMap,
    importMapCspHash: `sha256-${createHash('sha256').update(importMap).digest('base64')}`,
  };
}
