import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Manifest } from '../../shared/lib/manifest.ts';

/** What is tested and measured: the project's own `dist/`, or the folder `DIST` names. */
export const dist = path.resolve(import.meta.dirname, '../..', process.env.DIST ?? 'dist');

/** The built files by their names from `dist/`, without those that are written after the build. */
export function distFiles(folder = dist): Map<string, Buffer> {
  if (!existsSync(path.join(folder, 'manifest.json')))
    throw new Error(`${folder} has no manifest.json. Run: npm run build`);
  const names = globSync('**/*.*', { cwd: folder }).map((name) => name.replaceAll(path.sep, '/'));
  return new Map(
    names
      .filter((name) => name !== 'bench.json')
      .sort()
      .map((name) => [name, readFileSync(path.join(folder, name))]),
  );
}

export function readManifest(): Manifest {
  return JSON.parse(readFileSync(path.join(dist, 'manifest.json'), 'utf8')) as Manifest;
}

/** What a page needs before its one widget can be used: the loader, the widget's chunk, and what that imports. */
export function pageFiles({ loader, widgets }: Manifest, name: string): string[] {
  const widget = widgets[name];
  if (!widget)
    throw new Error(`dist/manifest.json has no widget "${name}". It has: ${Object.keys(widgets).join(', ')}`);
  return [loader.file, widget.chunk, ...widget.dependencies];
}
