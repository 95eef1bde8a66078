/** Everything `dist/` has for hosts besides what pages load. */
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as esbuild from 'esbuild';
import { referenceFiles } from '../reference/files.ts';

const root = path.join(import.meta.dirname, '../..');

/** @param files what the build has made so far, with its manifest */
export async function hostFiles(files: ReadonlyMap<string, Uint8Array>): Promise<Map<string, Uint8Array>> {
  const [made, command, helpers] = await Promise.all([referenceFiles(files), commandFile(), helperFiles()]);
  return new Map([...made, ...helpers, ['host/dealer-widgets.mjs', command]]);
}

/** The helpers for templates, as they are. */
async function helperFiles(): Promise<Array<[string, Uint8Array]>> {
  const names = globSync('{php,laravel,twig,django,rails,express}/**/*.*', { cwd: import.meta.dirname }).sort();
  return Promise.all(
    names
      .map((name) => name.replaceAll(path.sep, '/'))
      .filter((name) => !name.includes('__pycache__'))
      .map(
        async (name) => [`host/${name}`, await readFile(path.join(import.meta.dirname, name))] as [string, Uint8Array],
      ),
  );
}

/** The command of the package as one file: Node runs no TypeScript below node_modules. */
async function commandFile(): Promise<Uint8Array> {
  const { outputFiles } = await esbuild.build({
    absWorkingDir: root,
    entryPoints: ['shared/host-kit/cli.ts'],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    charset: 'utf8',
    preserveSymlinks: true, // it says where each part is from, the same in any folder
    dropLabels: ['WIRE'],
    minifySyntax: true,
    logLevel: 'error',
  });
  return outputFiles[0]!.contents;
}
