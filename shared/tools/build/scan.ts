import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseSync } from 'vite';

/** One import of a source file. */
export interface Import {
  /** The file, `undefined` for a package. */
  file: string | undefined;
  spec: string;
  /** The exported names it takes; `*` for all. */
  names: string[];
  /** Where the `import()` stands in the code; `undefined` for a statement. */
  late: { start: number; end: number } | undefined;
}

/** A file of `shared/` or `widgets/`, and what it imports and exports when types are gone. */
export interface Source {
  code: string;
  imports: Import[];
  /** Its own exports. */
  exports: string[];
  /** The exports it passes on: where each comes from. */
  passed: Map<string, { file: string; name: string }>;
  /** The files of which it passes on everything. */
  stars: string[];
}

/** All of our sources that may ship, by absolute path. */
export function scan(root: string): Map<string, Source> {
  const files = globSync('{shared,widgets}/**/*.{ts,tsx}', { cwd: root, exclude: ['shared/tools/**'] }).sort();
  const sources = new Map(files.map((name) => [join(root, name), sourceOf(join(root, name))]));
  for (const { stars, passed } of sources.values())
    for (const file of stars) for (const name of namesOf(sources, file)) passed.set(name, { file, name });
  return sources;
}

/** All exports of a file. */
function namesOf(sources: ReadonlyMap<string, Source>, file: string): string[] {
  const { exports = [], passed = new Map(), stars = [] } = sources.get(file) ?? {};
  return [...exports, ...passed.keys(), ...stars.flatMap((each) => namesOf(sources, each))];
}

function sourceOf(path: string): Source {
  const code = readFileSync(path, 'utf8');
  const { staticImports, staticExports, dynamicImports } = parseSync(path, code).module;
  const fileOf = (spec: string): string | undefined =>
    spec.startsWith('.') ? resolve(dirname(path), spec.replace(/\?.*$/, '')) : undefined;
  const imports: Import[] = [];
  const add = (spec: string, names: string[], late?: Import['late']): void => {
    const file = fileOf(spec);
    if (file && !existsSync(file)) throw new Error(`${path} imports ${spec}, which is not there. Correct the import.`);
    imports.push({ file, spec, names, late });
  };
  for (const { moduleRequest, entries } of staticImports) {
    const names = entries
      .filter(({ isType }) => !isType)
      .map(({ importName: { kind, name } }) => (kind === 'Default' ? 'default' : (name ?? '*')));
    if (names.length > 0 || entries.length === 0) add(moduleRequest.value, names);
  }
  const own: string[] = [];
  const passed: Source['passed'] = new Map();
  const stars: string[] = [];
  for (const { entries } of staticExports)
    for (const { moduleRequest, importName, exportName, isType } of entries) {
      if (isType) continue;
      const name = exportName.name ?? 'default';
      const from = moduleRequest && fileOf(moduleRequest.value);
      if (!from) {
        own.push(name);
        continue;
      }
      if (importName.kind === 'AllButDefault') stars.push(from);
      const original = importName.name ?? '*';
      add(moduleRequest.value, [original]);
      if (importName.kind !== 'AllButDefault') passed.set(name, { file: from, name: original });
    }
  for (const { start, end, moduleRequest } of dynamicImports)
    add(code.slice(moduleRequest.start + 1, moduleRequest.end - 1), ['*'], { start, end });
  return { code, imports, exports: [...new Set(own)], passed, stars };
}
