import { globSync } from 'node:fs';
import { dirname, posix } from 'node:path';
import { build } from 'esbuild';
import { chunkOfPackage, chunkOfRoom } from './rooms.ts';
import type { Entry } from './chunk.ts';

/** What a source imports and exports when types are gone. Files are relative to the project's folder, with forward slashes. */
export interface Source {
  imports: string[];
  /** The files that it loads by `import()`. */
  late: string[];
  exports: string[];
}

/** All of our sources that may ship, by file. */
export async function readSources(root: string): Promise<Map<string, Source>> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: globSync('{shared,widgets}/**/*.{ts,tsx}', { cwd: root, exclude: ['shared/tools/**'] }).sort(),
    outdir: root,
    bundle: true,
    external: ['*'],
    write: false,
    metafile: true,
    format: 'esm',
    tsconfigRaw: {},
  });
  return new Map(
    Object.values(metafile.outputs).map(({ entryPoint: file = '', imports, exports }) => {
      const files = (isLate: boolean): string[] =>
        imports
          .filter(({ path, kind }) => path.startsWith('.') && (kind === 'dynamic-import') === isLate)
          .map(({ path }) => posix.join(dirname(file), path.replace('?inline', '')));
      return [file, { imports: files(false), late: files(true), exports }];
    }),
  );
}

export interface Plan {
  /** The chunk of a file or package; `undefined` where each chunk has a copy of what it uses. */
  chunkOf: (file: string) => string | undefined;
  /** The names of all chunks with files of ours. */
  chunks: string[];
  /** The files whose exports are asked for by their names, because they come late. */
  named: ReadonlySet<string>;
  /** The exports that other chunks may read: each a file, a space, and the name. */
  given: string[];
}

/**
 * A file lies in the chunk of the nearest folder with a door: a widget, a late part of it, or a room (rooms.ts says which rooms lie
 * together). What an `import()` loads is called `~` and its folder's name.
 * @param aliases what the name of a package means in this flavour, such as a file of ours
 * @throws Error when an `import()` loads a file that is no door
 */
export function planOf(
  sources: ReadonlyMap<string, Source>,
  entries: readonly Entry[],
  aliases: Readonly<Record<string, string>> = {},
): Plan {
  const doors = [...sources.keys()].filter((file) => /\/index\.tsx?$/.test(file));
  const lateFiles = new Set([...sources.values()].flatMap(({ late }) => late));
  for (const file of lateFiles)
    if (!doors.includes(file))
      throw new Error(`import() loads ${file}, which is no door. Move it into a folder of its own, as its index.ts.`);
  const chunkOfDoor = (door: string): string | undefined => chunkOfRoom(dirname(door).replace('shared/', ''));
  const lateChunks = new Set([...lateFiles].map(chunkOfDoor));
  const ofFolder = new Map<string, string | undefined>();
  for (const door of doors) {
    const chunk = chunkOfDoor(door);
    // no template can write a name that begins with ~ as a widget
    ofFolder.set(dirname(door), lateChunks.has(chunk) ? `~${chunk}` : chunk);
  }
  for (const { name, entry } of entries) ofFolder.set(dirname(entry), name);
  const meant = new Map(Object.entries(aliases).map(([name, file]) => [posix.normalize(file), chunkOfPackage(name)]));
  const chunkOf = (file: string): string | undefined => {
    if (!sources.has(file)) return chunkOfPackage(file);
    const folders = file.split('/').map((_, at, all) => all.slice(0, at).join('/'));
    return meant.get(file) ?? ofFolder.get(folders.findLast((folder) => ofFolder.has(folder)) ?? '');
  };

  const named = new Set(lateFiles);
  for (const { name, entry } of entries) if (name.startsWith('~')) named.add(entry);
  const given = new Set(named);
  for (const [file, { imports }] of sources)
    for (const next of imports) if (sources.has(next) && chunkOf(next) !== chunkOf(file)) given.add(next);
  return {
    chunkOf,
    named,
    chunks: [...new Set(ofFolder.values())].filter((chunk) => chunk !== undefined),
    given: [...given].sort().flatMap((file) => (sources.get(file)?.exports ?? []).map((name) => `${file} ${name}`)),
  };
}
