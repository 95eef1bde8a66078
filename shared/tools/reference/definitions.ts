import path from 'node:path';
import * as esbuild from 'esbuild';

const root = path.join(import.meta.dirname, '../../..');

/** The part of what an `index.ts` gives `defineWidget` that is data. */
export interface Definition {
  name: string;
  /** When it is loaded, unless the element has `data-load`. */
  load: string;
  /** Its language, unless the page sets another. */
  locale: string;
  /** The properties that identify its item. */
  identity: readonly string[];
}

/** Answers every import of an `index.ts`: `defineWidget` returns what it is given, and all else is undefined. */
const withoutImports: esbuild.Plugin = {
  name: 'without-imports',
  setup(build) {
    build.onResolve({ filter: /./ }, ({ kind, path: file }) =>
      kind === 'entry-point' ? undefined : { path: file, namespace: 'nothing' },
    );
    build.onLoad({ filter: /./, namespace: 'nothing' }, () => ({
      contents: 'exports.defineWidget = (definition) => definition;',
    }));
  },
};

/**
 * @param names folders of `widgets/`
 * @returns their definitions, by name
 * @throws Error when one does not give its folder's name to `defineWidget`
 */
export async function definitionsOf(names: readonly string[]): Promise<Map<string, Definition>> {
  const { outputFiles } = await esbuild.build({
    absWorkingDir: root,
    entryPoints: names.map((name) => ({ in: `widgets/${name}/index.ts`, out: name })),
    outdir: 'nowhere',
    bundle: true,
    write: false,
    format: 'esm',
    logLevel: 'error',
    plugins: [withoutImports],
  });
  const all = outputFiles.map(async ({ path: file, text }): Promise<[string, Definition]> => {
    const name = path.basename(file, '.js');
    const code = `data:text/javascript,${encodeURIComponent(text)}`;
    // TypeScript checks every `index.ts` against the parameter of `defineWidget`
    const { default: definition } = (await import(code)) as { default?: Definition };
    if (definition?.name !== name)
      throw new Error(`widgets/${name}/index.ts does not export defineWidget({ name: '${name}', … }) as default.`);
    return [name, definition];
  });
  return new Map(await Promise.all(all));
}
