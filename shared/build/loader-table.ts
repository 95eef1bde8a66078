import { type Chunk, idOf, neededBy } from './link-chunks.ts';
import { HASH_LETTERS, hashOf } from './names.ts';
import type { Entry } from './sources.ts';

/** The default of shared/loader/table.ts. */
const USUAL_LOAD = 'visible';
const FIRST_PLACE = '0';
const SEPARATOR = '|';

/**
 * The table that is compiled into the loader (read by shared/loader/table.ts): one line for each chunk, and the hashes of the chunks'
 * file names in the same order.
 * @throws Error when there are more chunks than letters, or a name contains a separator
 */
export function loaderTable(chunks: Chunk[], entries: Entry[]): { __CHUNKS__: string; __HASHES__: string } {
  const byFile = Object.fromEntries(chunks.map((chunk) => [chunk.fileName, chunk]));
  const needs = new Map(entries.map(({ name }) => [name, neededBy(byFile, `${name}.js`).map(idOf)]));
  // chunks that most others need come first, so that many lists begin alike, which compresses well
  const shortFirst = [...needs.values()].toSorted((a, b) => a.length - b.length);
  // every list is sorted by need, so their union is too, and each list can be written in the order of the union
  const shared = [...new Set(shortFirst.flat())];
  const late = chunks.map(({ fileName }) => idOf(fileName)).filter((id) => !shared.includes(id) && !needs.has(id));
  const placeOf = (id: string): string => {
    const place = String.fromCharCode(FIRST_PLACE.charCodeAt(0) + shared.indexOf(id));
    if (place >= SEPARATOR)
      throw new Error(
        `There are ${shared.length} shared chunks, more than shared/loader/table.ts has letters for. Join some in shared/build/chunk-groups.ts.`,
      );
    return place;
  };
  const lines = [
    ...shared,
    ...late.sort(),
    ...entries.map(({ name, load }) =>
      // `needs` contains every entry
      [name, needs.get(name)!.map(placeOf).sort().join(''), ...(load === USUAL_LOAD ? [] : [load])].join(' '),
    ),
  ];
  for (const { fileName } of chunks)
    if (!/^~?[\w-]+\.js$/.test(fileName))
      throw new Error(`A chunk is called ${fileName}. The loader's table takes letters, digits, "_" and "-".`);
  return {
    __CHUNKS__: JSON.stringify(lines.join(SEPARATOR)),
    __HASHES__: JSON.stringify(
      // each line starts with the name of a chunk
      lines.map((line) => hashOf(byFile[`${line.split(' ')[0]}.js`]!.code, HASH_LETTERS)).join(''),
    ),
  };
}
