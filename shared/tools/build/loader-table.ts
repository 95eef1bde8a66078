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
  // what is loaded by its name: entries, and what a chunk loads by import()
  const named = new Set([...loads.keys(), ...chunks.flatMap(({ later }) => later).sort()]);
  const needs = new Map([...named].map((name) => [name, neededBy(byName, name)]));
  // every list is sorted by need, so their union is sorted, too
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
