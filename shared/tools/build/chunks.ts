import { globSync } from 'node:fs';
import { basename, dirname, posix } from 'node:path';
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
  /** The exports that other chunks may read: each a file, a space, and the name. */
  given: string[];
  /** The chunk that an `import()` of this file loads. */
  lateName: (file: string) => string;
}

/**
 * A widget's folder is one chunk; a room is one too, or lies in one with others (rooms.ts). What only an `import()` in it reaches is a
 * chunk of its own, named after the file.
 * @param aliases what the name of a package means in this flavour, such as a file of ours
 */
export function planOf(
  sources: ReadonlyMap<string, Source>,
  entries: readonly Entry[],
  aliases: Readonly<Record<string, string>> = {},
): Plan {
  const ofFile = new Map<string, string>();
  const doors = new Set([...sources.keys()].filter((file) => /^shared\/.*\/index\.ts$/.test(file)));
  const doorOf = (file: string): string => `${roomOf(file)}/index.ts`;
  /** The nearest folder with a door, or the widget's. */
  const roomOf = (file: string): string => {
    const folders = file.split('/').map((_, at, all) => all.slice(0, at).join('/'));
    return folders.findLast((folder) => doors.has(`${folder}/index.ts`)) ?? folders[2] ?? file;
  };
  /** Places a file, and all that it imports of its room, unless it has a place. */
  const place = (file: string, chunk: string | undefined): void => {
    if (!chunk || ofFile.has(file)) return;
    ofFile.set(file, chunk);
    for (const next of sources.get(file)?.imports ?? [])
      if (!doors.has(next) && roomOf(next) === roomOf(file)) place(next, chunk);
  };
  const lateFiles = new Set([...sources.values()].flatMap(({ late }) => late));
  const chunkOfDoor = (door: string): string | undefined => chunkOfRoom(dirname(door).replace('shared/', ''));
  const lateChunks = new Set([...doors].filter((door) => lateFiles.has(door)).map(chunkOfDoor));
  const lateName = (file: string): string => ofFile.get(file) ?? `~${basename(file).replace(/\.tsx?$/, '')}`;
  for (const [name, meant] of Object.entries(aliases)) {
    const file = posix.normalize(meant);
    if (sources.has(file)) place(file, chunkOfPackage(name));
  }
  for (const { name, entry } of entries) place(entry, name);
  const begun = new Set(entries.map(({ entry }) => roomOf(entry)));
  for (const door of doors) {
    if (begun.has(roomOf(door))) continue;
    const chunk = chunkOfDoor(door);
    // no template can write a name that begins with ~ as a widget
    place(door, lateChunks.has(chunk) ? `~${chunk}` : chunk);
  }
  for (const file of lateFiles) place(file, lateName(file));

  const given = new Set(lateFiles);
  for (const { name, entry } of entries) if (name.startsWith('~')) given.add(entry);
  for (const [file, { imports }] of sources)
    for (const next of imports) if (ofFile.has(next) && ofFile.get(next) !== ofFile.get(file)) given.add(next);
  return {
    lateName,
    chunkOf: (file) => ofFile.get(file) ?? chunkOfPackage(file),
    chunks: [...new Set(ofFile.values())],
    given: [...given].sort().flatMap((file) => {
      const door = doorOf(file);
      // what the door of its chunk passes on is read there
      const isPassed = !doors.has(file) && given.has(door) && ofFile.get(door) === ofFile.get(file);
      const passed = isPassed ? sources.get(door)?.exports : [];
      const names = (sources.get(file)?.exports ?? ['default']).filter((name) => !passed?.includes(name));
      return names.map((name) => `${file} ${name}`);
    }),
  };
}
