import { dirname, isAbsolute, join } from 'node:path';
import type { Plugin } from 'esbuild';
import { originOf, type Plan } from './chunks.ts';
import { markPure } from './pure-calls.mjs';
import { chunkOfPackage } from './rooms.ts';
import type { Source } from './scan.ts';

interface Project {
  root: string;
  sources: ReadonlyMap<string, Source>;
  plan: Plan;
  /** What an import of a package means in this flavour. */
  aliases: Readonly<Record<string, string>>;
}

/** Where an export is declared: a file of ours, or a package as it is imported. */
interface Origin {
  file: string;
  name: string;
}

const MAIN_PACKAGES = ['react', 'preact/compat', '@tanstack/react-query', 'valibot'];
/** Files that declare schemas and endpoints. */
const DECLARES = /[\\/]shared[\\/](contract|lib|check[\\/]rules)[\\/].*\.ts$|\.props\.ts$/;
const READS = /DealerWidgets\.chunks(?:\.([\w$]+)|\[[`"']([^`"']+)[`"']\])\.([\w$]+)/g;
const LOADS = /DealerWidgets\.import\([`"']([^`"']+)[`"']\)/g;
/** The namespace of modules that read another chunk, followed by its name. */
const FROM = 'from:';

/**
 * Imports from one chunk into another read `DealerWidgets.chunks`, which the loader fills. An import statement would need an address with a
 * hash, so that one change renamed every chunk, and browsers never request a failed address again.
 */
export function crossings({ root, sources, plan, aliases }: Project) {
  /** What each chunk has to export, by the key that others read it by. */
  const wanted = new Map<string, Map<string, Origin>>();
  const origins = new Map<string, Origin>();
  const commonJs = new Set<string>();
  const want = (chunk: string, key: string, origin = origins.get(`${chunk} ${key}`)): void => {
    const all = wanted.get(chunk) ?? new Map<string, Origin>();
    const before = all.get(key);
    if (!origin || (before && before.file !== origin.file))
      throw new Error(
        `The chunk ${chunk} has two exports that are called ${key}, in ${before?.file} and ${origin?.file}. Rename one of them.`,
      );
    wanted.set(chunk, all.set(key, origin));
  };
  // of a room that is loaded by `import()`, everything that its door passes on
  for (const { imports } of sources.values())
    for (const { file, late } of imports)
      if (late && file && !plan.entries.has(plan.lateName(file)))
        for (const name of sources.get(file)?.passed.keys() ?? [])
          want(plan.lateName(file), name, originOf(sources, file, name));

  /** Exports of files and of the packages that most files import keep their names; those of others, and style sheets, are told apart. */
  const keyOf = ({ file, name }: Origin): string =>
    name !== 'default' && (sources.has(file) || MAIN_PACKAGES.includes(file))
      ? name
      : `${(file.split(/[\\/](?=[^\\/]*\.css)/).at(-1) ?? file).replace(/\W+/g, '_')}_${name}`;
  const reading = (chunk: string, file: string, names: readonly string[]): string =>
    names
      .map((name, at) => {
        const key = keyOf({ file, name });
        origins.set(`${chunk} ${key}`, { file, name });
        return `const _${at} = /* @__PURE__ */ (() => DealerWidgets.chunks[${JSON.stringify(chunk)}].${key})();export { _${at} as ${name} };`;
      })
      .join('\n');
  // one statement for each module: esbuild wraps a CommonJS package once for each
  const passingOn = (exports: Iterable<[string, Origin]>): string =>
    Object.entries(Object.groupBy(exports, ([, { file }]) => file))
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([file, all = []], at) => {
        const [key, module] = [`_${at}`, JSON.stringify(file)];
        if (!commonJs.has(file))
          return `export { ${all
            .map(([key, { name }]) => `${name} as ${key}`)
            .sort()
            .join(', ')} } from ${module};`;
        const reads = all.map(
          ([as, { name }]) =>
            `const _${as} = ${key}${name === 'default' ? '' : `.${name}`};export { _${as} as ${as} };`,
        );
        return `const ${key} = require(${module});${reads.sort().join('')}`;
      })
      .join('\n');
  const codeOf = (path: string, { code, imports }: Source): string => {
    let text = code;
    for (const { late, file } of imports.toReversed())
      if (late && file)
        text = `${text.slice(0, late.start)}DealerWidgets.import(${JSON.stringify(plan.lateName(file))})${text.slice(late.end)}`;
    return DECLARES.test(path) ? markPure(text) : text;
  };

  /** @param chunk that is built; none for the loader, which has a copy of all that it imports */
  const plugin = (chunk?: string): Plugin => ({
    name: 'crossings',
    setup({ onResolve, onLoad, resolve }) {
      const other = (its: string | undefined, path: string) =>
        chunk && its && its !== chunk ? { path, namespace: FROM + its, sideEffects: false } : undefined;
      onResolve({ filter: /./ }, ({ path: spec, importer, resolveDir, kind, pluginData }) => {
        if (pluginData === 'settled') return undefined;
        const meant = aliases[spec] ?? spec;
        if (!meant.startsWith('.') && !isAbsolute(meant))
          return (
            other(chunkOfPackage(meant), meant) ??
            (meant === spec ? undefined : resolve(meant, { resolveDir: root, kind, pluginData: 'settled' }))
          );
        const file = join(isAbsolute(meant) ? '' : resolveDir, meant.replace(/\?.*$/, ''));
        const source = sources.get(file);
        const isDoor = source && source.passed.size > 0 && source.exports.length === 0;
        if (isDoor && sources.has(importer))
          return { path: file, namespace: 'door', pluginData: importer, suffix: `?${importer}`, sideEffects: false };
        const isOurs = source || file.endsWith('.css');
        return (
          other(plan.ofFile.get(file), file) ??
          (isOurs
            ? { path: file, sideEffects: kind === 'entry-point' || spec === plan.entries.get(chunk ?? '') }
            : undefined)
        );
      });
      // a door shows an importer only what it takes, where that is declared
      onLoad({ filter: /./, namespace: 'door' }, ({ path: door, pluginData: importer }) => {
        const taken = sources.get(importer)?.imports.filter(({ file, late }) => file === door && !late) ?? [];
        const names = new Set(taken.flatMap((each) => each.names));
        const contents = passingOn([...names].map((name) => [name, originOf(sources, door, name)]));
        return { contents, resolveDir: dirname(door) };
      });
      onLoad({ filter: /./, namespace: 'file' }, ({ path }) => {
        const source = sources.get(path);
        return source && { contents: codeOf(path, source), loader: path.endsWith('x') ? 'tsx' : 'ts' };
      });
      for (const its of plan.rounds.flat())
        onLoad({ filter: /./, namespace: FROM + its }, async ({ path }) => {
          const source = sources.get(path);
          const ours = source ? source.exports : path.endsWith('.css') ? ['default'] : undefined;
          if (ours) return { contents: reading(its, path, ours), resolveDir: root };
          const { names, isCommonJs } = await exportsOf(path);
          if (isCommonJs) commonJs.add(path);
          return { contents: reading(its, path, names), resolveDir: root };
        });
    },
  });

  return {
    plugin,
    /** The code that a chunk is built from: what `import()` gives, or what other chunks read. A widget's module registers it. */
    contentsOf(chunk: string): string {
      const start = plan.entries.get(chunk);
      const first = start ? `${chunk.startsWith('~') ? 'export * from' : 'import'} ${JSON.stringify(start)};\n` : '';
      return first + passingOn(wanted.get(chunk) ?? []);
    },
    /** What a finished chunk reads of others, which these then have to export, and what it loads later. */
    linksOf(code: string): { imports: string[]; later: string[] } {
      const imports = new Set<string>();
      for (const [, dotted, quoted, key = ''] of code.matchAll(READS)) {
        const chunk = dotted ?? quoted ?? '';
        imports.add(chunk);
        want(chunk, key);
      }
      const later = new Set([...code.matchAll(LOADS)].map(([, name = '']) => name));
      return { imports: [...imports].sort(), later: [...later].sort() };
    },
  };
}

/** The names of a package's exports; Node knows those of a CommonJS package only in part. */
async function exportsOf(spec: string): Promise<{ names: string[]; isCommonJs: boolean }> {
  const module: Record<string, unknown> = await import(spec);
  const isCommonJs = 'module.exports' in module;
  const names = new Set([...Object.keys(module), ...Object.keys(Object(isCommonJs && module.default))]);
  return { names: [...names].filter((name) => /^[a-zA-Z]\w*$/.test(name)), isCommonJs };
}
