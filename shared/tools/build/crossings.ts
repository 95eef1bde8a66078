import { readFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { isAbsolute, posix, relative, resolve, sep } from 'node:path';
import type { Plugin } from 'esbuild';
import type { Plan, Source } from './chunks.ts';

const require = createRequire(import.meta.url);
/** Code that is loaded late, not the types of `typeof import('…')`. */
const LATE = /(?<!typeof )\bimport\('(\.[^']+)'\)/g;

interface Project {
  root: string;
  sources: ReadonlyMap<string, Source>;
  plan: Plan;
  /** What an import of a package means in this flavour: a package or a file. */
  aliases: Readonly<Record<string, string>>;
}

/** Letters that follow from what is exported, and from nothing else. */
const lettersOf = (read: string): string =>
  createHash('sha256')
    .update(read)
    .digest('base64')
    .replace(/[^a-z]/gi, '');

/** Short names for what chunks export, of a hash: nearly all stay when others are added, so that chunks that did not change keep their names. */
function shortKeys({ given, named, chunkOf }: Plan): ReadonlyMap<string, string> {
  const taken = new Set<string>();
  const keys = given.map((each): [string, string] => {
    const [file, name] = partsOf(each);
    if (named.has(file)) return [each, name];
    const letters = lettersOf(each);
    let length = 1;
    while (taken.has(`${chunkOf(file)} ${letters.slice(0, length)}`)) length++;
    taken.add(`${chunkOf(file)} ${letters.slice(0, length)}`);
    return [each, letters.slice(0, length)];
  });
  return new Map(keys);
}

/**
 * Imports from one chunk into another read `DealerWidgets.chunks`, which the loader fills. An import statement would need an address with a
 * hash, so that one change renamed every chunk, and browsers never request a failed address again.
 */
export function crossings(project: Project) {
  const { root, sources, aliases } = project;
  const { chunkOf } = project.plan;
  const keys = shortKeys(project.plan);
  /** A file as the plan has it, or a package as it is imported in this flavour. */
  const fileOf = (spec: string, folder: string): string => {
    const meant = aliases[spec] ?? spec;
    if (!meant.startsWith('.') && !isAbsolute(meant)) return meant;
    const file = relative(root, resolve(meant === spec ? folder : root, meant)).replaceAll(sep, '/');
    return file.replace(/^.*node_modules\//, '').replace('?inline', '');
  };
  /** Three letters tell a package's exports apart: two that were the same would stop the build. */
  const keyOf = (file: string, name: string): string => {
    const read = `${file} ${name}`;
    return sources.has(file) && name !== 'default' ? (keys.get(read) ?? name) : lettersOf(read).slice(0, 3);
  };

  /**
   * @param exported what chunks have to export: each a file or package, a space, and a name
   * @param widgets the files that widgets run, by chunk
   */
  const crossing = (exported: readonly string[], widgets: ReadonlyMap<string, string>): Plugin => ({
    name: 'crossings',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /./ }, ({ path, importer, namespace, resolveDir, kind }) => {
        if (kind === 'entry-point') return { path, namespace: 'chunk' };
        if (namespace === 'other') return { path, namespace: 'read', sideEffects: false };
        const file = fileOf(path, resolveDir);
        const chunk = chunkOf(file);
        const from = namespace === 'chunk' ? importer : chunkOf(fileOf(importer, root));
        return chunk && chunk !== from ? { path: file, namespace: 'other', sideEffects: false } : undefined;
      });
      onLoad({ filter: /./, namespace: 'chunk' }, ({ path }) => {
        const files = Object.groupBy(exported.map(partsOf), ([file]) => file);
        const statements = Object.entries(files).map(([file, names = []]) => {
          if (chunkOf(file) !== path) return '';
          // React is CommonJS: by `export from` each of its modules would be copied, with a getter for each export
          if (/^react(-dom)?(\/|$)/.test(file))
            return names.map(([, name]) => `export const ${keyOf(file, name)} = ${requiring(file, name)};`).join('');
          const list = names.map(([, name]) => `${name} as ${keyOf(file, name)}`);
          return `export { ${list.join(', ')} } from ${JSON.stringify(sources.has(file) ? `./${file}` : file)};`;
        });
        const start = widgets.get(path);
        if (start) statements.unshift(`import './${start}';`);
        return { contents: statements.join('\n'), resolveDir: root };
      });
      onLoad({ filter: /./, namespace: 'other' }, ({ path }) => {
        const names = sources.get(path)?.exports ?? Object.keys(require(path));
        const statements = [...new Set(['default', ...names])].map(
          (name) => `export { default as ${name} } from ${JSON.stringify(`${path} ${name}`)};`,
        );
        return { contents: statements.join('\n') };
      });
      // a module for each export, so that esbuild says which ones a chunk reads
      onLoad({ filter: /./, namespace: 'read' }, ({ path }) => {
        const [file, name] = partsOf(path);
        return {
          contents: `export default DealerWidgets.chunks[${JSON.stringify(chunkOf(file))}].${keyOf(file, name)};`,
        };
      });
    },
  });

  const late: Plugin = {
    name: 'late',
    setup({ onLoad }) {
      onLoad({ filter: /[\\/](shared|widgets)[\\/].*\.tsx?$/ }, async ({ path }) => {
        const folder = posix.dirname(fileOf(path, root));
        const code = await readFile(path, 'utf8');
        const contents = code.replace(LATE, (_, spec: string) => {
          const chunk = JSON.stringify(chunkOf(posix.join(folder, spec)));
          return `DealerWidgets.import(${chunk})`;
        });
        return { contents, loader: path.endsWith('x') ? 'tsx' : 'ts' };
      });
    },
  };
  return { crossing, late };
}

const requiring = (file: string, name: string): string =>
  `require(${JSON.stringify(file)})${name === 'default' ? '' : `.${name}`}`;

/** The file or package, and the name. */
export function partsOf(read: string): [file: string, name: string] {
  const [file = '', name = ''] = read.split(' ');
  return [file, name];
}
