/** The files of `dist/` for hosts that pages do not load. */
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as esbuild from 'esbuild';
import { referenceFiles } from '../reference/files.ts';

const root = path.join(import.meta.dirname, '../../..');

/**
 * @param widgets all widgets, from shared/tools/release/entries.ts
 * @returns the files by name, and the paths of the modules in the command
 */
export async function hostFiles(
  widgets: ReadonlyArray<{ name: string }>,
  version: string,
): Promise<{ files: Map<string, Uint8Array>; modules: string[] }> {
  const [made, command, helpers] = await Promise.all([referenceFiles(widgets, version), commandFile(), helperFiles()]);
  const files = new Map([...made, ...helpers, ['host/dealer-widgets.mjs', command.contents]]);
  return { files, modules: command.modules };
}

/** The helpers for templates, copied unchanged. */
async function helperFiles(): Promise<Array<[string, Uint8Array]>> {
  const names = globSync('{php,laravel,twig,django,rails,express}/**/*.*', { cwd: import.meta.dirname }).sort();
  return Promise.all(
    names
      .map((name) => name.replaceAll(path.sep, '/'))
      .filter((name) => !name.includes('__pycache__'))
      .map(async (name): Promise<[string, Uint8Array]> => {
        return [`host/${name}`, await readFile(path.join(import.meta.dirname, name))];
      }),
  );
}

/** The package's command as one file, because Node runs no TypeScript below node_modules. */
async function commandFile(): Promise<{ contents: Uint8Array; modules: string[] }> {
  const { outputFiles, metafile } = await esbuild.build({
    absWorkingDir: root,
    entryPoints: ['shared/tools/host-kit/cli.ts'],
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    charset: 'utf8',
    preserveSymlinks: true, // paths in comments stay the same in every folder
    tsconfigRaw: '{}', // independent of the project's tsconfig
    minifySyntax: true,
    logLevel: 'error',
  });
  // one entry point gives one file
  return { contents: outputFiles[0]!.contents, modules: Object.keys(metafile.inputs) };
}
