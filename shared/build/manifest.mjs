import { createHash } from 'node:crypto';
import { queryAfter, TRIES_AGAIN } from '../lib/chunk-addresses.ts';
import { neededBy } from './link-chunks.mjs';

/** Size before compression, which is the server's, and integrity. `npm run bench` prints compressed sizes. */
const measured = (contents) => ({
  bytes: contents.length,
  integrity: `sha384-${createHash('sha384').update(contents).digest('base64')}`,
});

function unexpected(file) {
  throw new Error(
    `${file} is imported by another chunk but is not named chunk-…; the loader's table (shared/loader/table.ts) counts on that.`,
  );
}

/**
 * Reads from esbuild's result which chunk each widget is and what that chunk imports at once.
 * `loaderTable` is what the loader is built with; `withFiles` gives the manifest once all files exist.
 */
export function manifestOf(result, widgets, { version, publicPath }) {
  const outputs = Object.entries(result.metafile.outputs);
  const fileOf = (output) => output.replace(/^dist\//, '');
  const entries = [...widgets, { name: '~late', entry: 'shared/dialogs/late.ts', load: '' }].map(
    ({ name, entry, load }) => {
      const [output] = outputs.find(([, { entryPoint }]) => entryPoint === entry);
      return {
        name,
        load,
        file: fileOf(output),
        dependencies: neededBy(result.metafile, output).map(fileOf),
      };
    },
  );
  const shared = [...new Set(entries.flatMap(({ dependencies }) => dependencies))];
  const stem = (file) => file.slice('chunks/'.length, -'.js'.length);
  const hash = (file) => /^chunk-(\w+)$/.exec(stem(file))?.[1] ?? unexpected(file);
  const place = (file) => String.fromCharCode('0'.charCodeAt(0) + shared.indexOf(file));
  const line = ({ name, load, file, dependencies }) =>
    [name, stem(file).slice(name.length + 1), load, dependencies.map(place).join('')].join(' ');

  return {
    loaderTable: {
      __VERSION__: JSON.stringify(version),
      __WIDGETS__: JSON.stringify(entries.map(line).join('|')),
      __CHUNKS__: JSON.stringify(shared.map(hash).join(' ')),
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
        helpers: { late: { chunk: entries.at(-1).file, dependencies: entries.at(-1).dependencies } },
        chunks,
        importMap,
        importMapCspHash: `sha256-${createHash('sha256').update(importMap).digest('base64')}`,
      };
    },
  };
}
