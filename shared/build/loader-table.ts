import { idOf, neededBy } from './link-chunks.ts';
import { HASH_LETTERS, hashOf } from './names.ts';
import type { Entry } from './sources.ts';

interface Chunk {
  fileName: string;
  code: string;
  imports: string[];
}

/** As shared/loader/table.ts has it. */
const USUAL_LOAD = 'visible';
const FIRST_PLACE = '0';
const SEPARATOR = '|';

/**
 * What the loader is built with, as shared/loader/table.ts reads it: a line for every chunk, and the hashes of their names in the same order.
 * @throws a sentence when there are more chunks than letters to name them with, or a name has one of the separators
 */
export function loaderTable(chunks: Chunk[], entries: Entry[]): { __CHUNKS__: string; __HASHES__: string } {
  const byFile = Object.fromEntries(chunks.map((chunk) => [chunk.fileName, chunk]));
  const needs = new Map(entries.map(({ name }) => [name, neededBy(byFile, `${name}.js`).map(idOf)]));
  // what most need comes first, so that the lists begin alike, which compresses well
  const shortFirst = [...needs.values()].toSorted((a, b) => a.length - b.length);
  // each list has a chunk after those that it needs, so their union in order has too, and every list can be written in that order
  const shared = [...new Set(shortFirst.flat())];
  const late = chunks.map(({ fileName }) => idOf(fileName)).filter((id) => !shared.includes(id) && !needs.has(id));
  const placeOf = (id: string): string => {
    const place = String.fromCharCode(FIRST_PLACE.charCodeAt(0) + shared.indexOf(id));
    if (place >= SEPARATOR)
      throw new Error(`There are ${shared.length} shared chunks, more than shared/loader/table.ts has letters for. Join some in shared/build/chunk-groups.ts.`);
    return place;
  };
  const lines = [
    ...shared,
    ...late.sort(),
    ...entries.map(({ name, load }) =>
      [name, needs.get(name)!.map(placeOf).sort().join(''), ...(load === USUAL_LOAD ? [] : [load])].join(' '),
    ),
  ];
  for (const { fileName } of chunks)
    if (!/^~?[\w-]+\.js$/.test(fileName)) throw new Error(`A chunk is called ${fileName}. The loader's table takes letters, digits, "_" and "-".`);
  return {
    __CHUNKS__: JSON.stringify(lines.join(SEPARATOR)),
    __HASHES__: JSON.stringify(lines.map((line) => hashOf(byFile[`${line.split(' ')[0]}.js`]!.code, HASH_LETTERS)).join('')),
  };
}
