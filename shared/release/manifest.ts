import { createHash } from 'node:crypto';
import type { OutputChunk } from 'rolldown';
import { retryQuery, MAX_RETRIES } from '../lib/loading/chunk-addresses.ts';
import { DEFAULTS } from '../lib/page/page-settings.ts';
import type { AliasedFile, EntryChunk, Manifest, MeasuredFile } from '../lib/page/manifest.ts';
import { idOf, neededBy } from '../build/link-chunks.ts';
import { hashedName } from '../build/names.ts';
import type { Entry } from '../build/sources.ts';

interface Parts {
  version: string;
  flavour: string;
  /** Id of the build, made from its bytes. */
  build: string;
  publicPath: string;
  files: ReadonlyMap<string, Uint8Array>;
  chunks: OutputChunk[];
  entries: Entry[];
  /** The modules in each chunk. */
  modules: ReadonlyMap<string, string[]>;
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
export function manifestOf({ version, flavour, build, publicPath, files, chunks, entries, modules }: Parts): Manifest {
  const byFile = Object.fromEntries(chunks.map((chunk) => [chunk.fileName, chunk]));
  // only called with chunks of this build
  const written = (file: string): string => hashedName(`chunks/${file}`, byFile[file]!.code);
  /** The chunk, all that it needs, and all that these may load later. */
  const reachable = (file: string, seen = new Set<string>()): Set<string> => {
    for (const each of [file, ...neededBy(byFile, file)]) {
      if (seen.has(each)) continue;
      seen.add(each);
      // the imports of a chunk are chunks of this build
      for (const next of byFile[each]!.dynamicImports) reachable(next, seen);
    }
    return seen;
  };
  const helpers = entries.filter(({ name }) => name.startsWith('~'));
  const ofEveryPage = helpers.flatMap(({ name }) => [...reachable(`${name}.js`)]);
  const sorted = chunks.toSorted((a, b) => (a.fileName < b.fileName ? -1 : 1));
  const described = Object.fromEntries(
    sorted.map(({ fileName }) => [
      written(fileName),
      // every chunk of this build is among the files, and its modules are known
      { id: idOf(fileName), ...measured(files.get(written(fileName))!), modules: modules.get(fileName)! },
    ]),
  );
  const entry = ({ name }: Entry): EntryChunk => ({
    chunk: written(`${name}.js`),
    dependencies: neededBy(byFile, `${name}.js`).map(written),
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
            files: [...new Set([...reachable(`${each.name}.js`), ...ofEveryPage])].map(written).sort(),
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
