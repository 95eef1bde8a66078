import { type Chunk, type Entry, neededBy } from './chunk.ts';
import { hashOf } from './names.ts';

/** The default of shared/loader/table.ts. */
const USUAL_LOAD = 'visible';
/** The digits of numbers to this base. */
const MOST_SHARED = 36;
const SEPARATOR = '|';

/**
 * The table that is compiled into the loader (read by shared/loader/table.ts): one line for each chunk, and the hashes of the chunks'
 * file names in the same order.
 * @throws Error when there are more chunks than letters, or a name contains a separator
 */
export function loaderTable(chunks: Chunk[], entries: Entry[]): { __CHUNKS__: string; __HASHES__: string } {
  const byName = new Map(chunks.map((chunk) => [chunk.name, chunk]));
  const loads = new Map(entries.map(({ name, load }) => [name, load]));
  const later = [...new Set(chunks.flatMap((chunk) => chunk.later))].sort();
  /** What runs already when one of these chunks asks for `name`. */
  const runs = (name: string): string[] => {
    const askers = chunks
      .filter((chunk) => chunk.later.includes(name))
      .map((each) => [...neededBy(byName, each.name), each.name]);
    return (askers[0] ?? []).filter((each) => askers.every((asker) => asker.includes(each)));
  };
  // each of these is loaded by its name
  const needs = new Map([
    ...entries.map(({ name }): [string, string[]] => [name, neededBy(byName, name)]),
    ...later.map((name): [string, string[]] => [
      name,
      neededBy(byName, name).filter((each) => !runs(name).includes(each)),
    ]),
  ]);
  // every list is sorted by need, and those of entries, which are complete, come first: so their union is sorted, too
  const shared = [...new Set([...needs.values()].flat())];
  if (shared.length > MOST_SHARED)
    throw new Error(
      `There are ${shared.length} shared chunks, more than shared/loader/table.ts has digits for. Join some in shared/tools/build/rooms.ts.`,
    );
  const placeOf = (name: string): string => shared.indexOf(name).toString(MOST_SHARED);
  const lineOf = (name: string): string => {
    const its = needs.get(name);
    const load = loads.get(name) ?? USUAL_LOAD;
    return [name, ...(its ? [its.map(placeOf).sort().join('')] : []), ...(load === USUAL_LOAD ? [] : [load])].join(' ');
  };
  const lines = [...shared, ...[...needs.keys()].filter((name) => !shared.includes(name))].map(lineOf);
  for (const { name } of chunks)
    if (!/^~?[\w-]+$/.test(name))
      throw new Error(`A chunk is called ${name}. The loader's table takes letters, digits, "_" and "-".`);
  return {
    __CHUNKS__: JSON.stringify(lines.join(SEPARATOR)),
    __HASHES__: JSON.stringify(
      // each line starts with the name of a chunk
      lines.map((line) => hashOf(byName.get(line.split(' ')[0]!)!.code)).join(''),
    ),
  };
}
