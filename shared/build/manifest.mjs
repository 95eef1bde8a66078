import { createHash } from 'node:crypto';
import { queryAfter, TRIES_AGAIN } from '../lib/chunk-addresses.ts';
import { neededBy } from './link-chunks.mjs';

/** As shared/loader/table.ts has it. */
const USUAL_LOAD = 'visible';

/** Chunks that are no widgets; `~` keeps them out of the names a template may write. */
export const HELPERS = [
  { name: '~follow', entry: 'shared/loader/follow.ts', load: USUAL_LOAD },
  { name: '~late', entry: 'shared/dialogs/late.ts', load: USUAL_LOAD },
];

/** Size before compression, which is the server's, and integrity. `npm run bench` prints compressed sizes. */
const measured = (contents) => ({
  bytes: contents.length,
  integrity: `sha384-${createHash('sha384').update(contents).digest('base64')}`,
});

/** The five letters after a chunk's name; the loader's table (shared/loader/table.ts) holds nothing else of it. */
function hashOf(file, name) {
  const hash = file.slice(`chunks/${name}-`.length, -'.js'.length);
  if (file !== `chunks/${name}-${hash}.js` || !/^[A-Z2-7]{5}$/.test(hash))
    throw new Error(`${file} is not named chunks/${name}- and five letters; the loader's table counts on that.`);
  return hash;
}

/**
 * Reads from esbuild's result which chunk each widget is and what that chunk imports at once.
 * `loaderTable` is what the loader is built with; `withFiles` gives the manifest once all files exist.
 */
export function manifestOf(result, widgets, { version, publicPath }) {
  const outputs = Object.entries(result.metafile.outputs);
  const fileOf = (output) => output.replace(/^dist\//, '');
  const entries = [...widgets, ...HELPERS].map(({ name, entry, load }) => {
    const [output] = outputs.find(([, { entryPoint }]) => entryPoint === entry);
    return {
      name,
      load,
      file: fileOf(output),
      dependencies: neededBy(result.metafile, output).map(fileOf),
    };
  });
  // what most need comes first, so that the lists begin alike, which compresses well
  const shortFirst = entries.toSorted((a, b) => a.dependencies.length - b.dependencies.length);
  // each list has a chunk after those that it needs, so their union in order has too, and every list can be written in that order
  const shared = [...new Set(shortFirst.flatMap(({ dependencies }) => dependencies))];
  const placeOf = (file) => {
    const place = String.fromCharCode('0'.charCodeAt(0) + shared.indexOf(file));
    if (place >= '|')
      throw new Error(`There are ${shared.length} shared chunks, more than shared/loader/table.ts has letters for.`);
    return place;
  };
  const line = ({ name, load, dependencies }) =>
    [name, dependencies.map(placeOf).sort().join(''), ...(load === USUAL_LOAD ? [] : [load])].join(' ');

  return {
    loaderTable: {
      __VERSION__: JSON.stringify(version),
      __WIDGETS__: JSON.stringify(entries.map(line).join('|')),
      __HASHES__: JSON.stringify(
        [...shared.map((file) => hashOf(file, 'chunk')), ...entries.map(({ file, name }) => hashOf(file, name))].join(
          '',
        ),
      ),
    },
    withFiles(files) {
      const scripts = [...files.keys()].filter((file) => file.startsWith('chunks/')).sort();
      const chunks = Object.fromEntries(scripts.map((file) => [file, measured(files.get(file))]));
      const queries = Array.from({ length: TRIES_AGAIN + 1 }, (_, failures) => queryAfter(failures));
      const addresses = queries.flatMap((query) =>
        scripts.map((file) => [publicPath + file + query, chunks[file].integrity]),
      );
      const importMap = JSON.stringify({ integrity: Object.fromEntries(addresses) });
      return {
        version,
        publicPath,
        loader: { file: 'loader.js', ...measured(files.get('loader.js')) },
        css: { file: 'widgets.css', ...measured(files.get('widgets.css')) },
        widgets: Object.fromEntries(
          entries
            .filter(({ name }) => !name.startsWith('~'))
            .map(({ name, load, file, dependencies }) => [name, { load, chunk: file, dependencies, ...chunks[file] }]),
        ),
        helpers: Object.fromEntries(
          entries
            .filter(({ name }) => name.startsWith('~'))
            .map(({ name, file, dependencies }) => [name.slice(1), { chunk: file, dependencies }]),
        ),
        chunks,
        importMap,
        importMapCspHash: `sha256-${createHash('sha256').update(importMap).digest('base64')}`,
      };
    },
  };
}
