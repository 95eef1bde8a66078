/** Everything `dist/` has for hosts besides what pages load. */
import path from 'node:path';
import * as esbuild from 'esbuild';
import { referenceFiles } from '../reference/files.ts';

const root = path.join(import.meta.dirname, '../..');

/** @param files what the build has made so far, with its manifest */
export async function hostFiles(files: ReadonlyMap<string, Uint8Array>): Promise<Map<string, Uint8Array>> {
  const [made, command] = await Promise.all([referenceFiles(files), commandFile()]);
  return made.set('host/dealer-widgets.mjs', command);
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
    dropLabels: ['WIRE'],
    minifySyntax: true,
    logLevel: 'error',
  });
  return outputFiles[0]!.contents;
}
