import { basename, dirname, join, relative, sep } from 'node:path';
import { chunkOfPackage, chunkOfRoom } from './rooms.ts';
import type { Source } from './scan.ts';
import type { Entry } from './sources.ts';

type Sources = ReadonlyMap<string, Source>;

/** Which chunk each file belongs to. Files are absolute paths. */
export interface Plan {
  /** Without the files that each chunk has a copy of. */
  ofFile: ReadonlyMap<string, string>;
  /** The file that a chunk runs, or whose exports `import()` gives; chunks of rooms have none. */
  entries: ReadonlyMap<string, string>;
  /** All chunks: each is in an earlier round than those that it imports. */
  rounds: ReadonlyArray<readonly string[]>;
  /** The chunk that an `import()` of this file loads. */
  lateName: (file: string) => string;
}

const isDoor = (file: string): boolean => /[\\/]shared[\\/].*[\\/]index\.ts$/.test(file);

/**
 * A widget's folder is one chunk; a room is one too, or lies in one with others (rooms.ts). What only an `import()` in it reaches is a
 * chunk of its own, named after the file.
 * @throws Error when a file would be in two chunks, or chunks need each other in a circle
 */
export function planOf(root: string, sources: Sources, entries: readonly Entry[]): Plan {
  const ofFile = new Map<string, string>();
  const starts = new Map<string, string>();
  const late: string[] = [];
  const named = (file: string): string => relative(root, file).replaceAll(sep, '/');
  const doors = [...sources.keys()].filter(isDoor);
  /** The nearest folder with a door, or the widget's. */
  const roomOf = (file: string): string => {
    const around = doors.map((door) => dirname(door)).filter((room) => file.startsWith(room + sep));
    return named(around.sort((a, b) => b.length - a.length)[0] ?? join(root, ...named(file).split('/').slice(0, 2)));
  };
  const asked = [...sources.values()].flatMap(({ imports }) => imports.filter(({ late }) => late));
  const lateRooms = new Set(asked.flatMap(({ file }) => (file && isDoor(file) ? [roomOf(file)] : [])));
  // no template can write a name that begins with ~ as a widget
  const lateChunks = new Set([...lateRooms].map((room) => chunkOfRoom(room.replace(/^shared\//, ''))));
  const chunkOf = (room: string): string | undefined => {
    const chunk = chunkOfRoom(room.replace(/^shared\//, ''));
    return lateChunks.has(chunk) ? `~${chunk}` : chunk;
  };
  /** Places a file, and all that it imports of its room, except what lies in `others`. */
  const fill = (file: string, chunk: string, others: ReadonlySet<string> = new Set()): void => {
    const before = ofFile.get(file);
    if (before === chunk || others.has(file)) return;
    if (before)
      throw new Error(
        `${named(file)} would be in the chunks ${before} and ${chunk}. Make it a room, or import it in one of them only.`,
      );
    ofFile.set(file, chunk);
    for (const { file: next, late: isLate } of sources.get(file)?.imports ?? []) {
      if (!next || isDoor(next) || roomOf(next) !== roomOf(file)) continue;
      if (isLate) late.push(next);
      else fill(next, chunk, others);
    }
  };
  for (const { name, entry } of entries) {
    starts.set(name, join(root, entry));
    fill(join(root, entry), name);
  }
  const begun = new Set([...starts.values()].map(roomOf));
  for (const door of doors) {
    const chunk = begun.has(roomOf(door)) ? undefined : chunkOf(roomOf(door));
    if (chunk) fill(door, chunk);
  }
  for (const file of late) {
    if (ofFile.has(file)) continue;
    const name = `~${basename(file).replace(/\.tsx?$/, '')}`;
    starts.set(name, file);
    fill(file, name, new Set(ofFile.keys()));
  }
  const byStart = new Map([...starts].map(([name, file]) => [file, name]));
  const lateName = (file: string): string => byStart.get(file) ?? chunkOf(roomOf(file)) ?? named(file);
  return { ofFile, entries: starts, rounds: roundsOf(sources, ofFile), lateName };
}

/** Where an export is declared: a door is looked through. */
export function originOf(sources: Sources, file: string, name: string): { file: string; name: string } {
  const passed = sources.get(file)?.passed.get(name);
  return passed ? originOf(sources, passed.file, passed.name) : { file, name };
}

function roundsOf(sources: Sources, ofFile: Plan['ofFile']): string[][] {
  const importsOf = new Map([...ofFile.values()].map((chunk) => [chunk, new Set<string>()]));
  for (const [chunk, found] of importsOf) {
    const seen = new Set<string>();
    const visit = (file: string): void => {
      if (seen.has(file)) return;
      seen.add(file);
      for (const { file: next, spec, names, late } of sources.get(file)?.imports ?? []) {
        if (late) continue;
        if (!next) found.add(chunkOfPackage(spec) ?? chunk);
        else
          for (const name of names) {
            const target = originOf(sources, next, name).file;
            const its = ofFile.get(target) ?? chunk;
            if (its === chunk) visit(target);
            found.add(its);
          }
      }
    };
    for (const [file, its] of ofFile) if (its === chunk) visit(file);
    found.delete(chunk);
  }
  const rounds = new Map<string, number>();
  const deepen = (chunk: string, round: number, above: readonly string[]): void => {
    if (above.includes(chunk))
      throw new Error(
        `The chunks ${[...above.slice(above.indexOf(chunk)), chunk].join(' → ')} need each other in a circle. Separate their rooms in shared/tools/build/rooms.ts.`,
      );
    if ((rounds.get(chunk) ?? -1) >= round) return;
    rounds.set(chunk, round);
    for (const next of importsOf.get(chunk) ?? []) deepen(next, round + 1, [...above, chunk]);
  };
  for (const chunk of importsOf.keys()) deepen(chunk, 0, []);
  const last = Math.max(...rounds.values());
  return Array.from({ length: last + 1 }, (_, round) =>
    [...rounds.keys()].filter((each) => rounds.get(each) === round).sort(),
  );
}
