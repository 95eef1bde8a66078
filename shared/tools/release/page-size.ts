import { brotliCompressSync } from 'node:zlib';
import type { Manifest } from '../../lib/index.ts';

/**
 * Every file that a page with one widget has asked for when the widget is ready. What comes later, on intent or when the page is idle, is not
 * among them.
 */
export function loadedUntilReady({ loader, css, widgets, helpers }: Manifest, name: string): string[] {
  const widget = widgets[name];
  const follow = helpers.follow;
  if (!widget || !follow) throw new Error(`dist/manifest.json has no widget "${name}", or no follow.`);
  const scripts = [widget, follow].flatMap(({ chunk, dependencies }) => [chunk, ...dependencies]);
  return [...new Set([loader.file, css.file, ...scripts])];
}

/**
 * How many bytes, after brotli, a page with one widget loads until the widget is ready.
 * @param files the files of `dist/`, by name
 */
export function pageSize(files: ReadonlyMap<string, Uint8Array>, widget: string): number {
  // the manifest is in every build, and lists only its files
  const manifest = JSON.parse(Buffer.from(files.get('manifest.json')!).toString()) as Manifest;
  // they are all there, see above
  const sizes = loadedUntilReady(manifest, widget).map((name) => brotliCompressSync(files.get(name)!).length);
  return sizes.reduce((all, each) => all + each, 0);
}
