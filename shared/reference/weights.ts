import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Manifest } from '../lib/page/manifest.ts';

const compress = promisify(brotliCompress);

/** The reference shows sizes in tenths of a kilobyte. */
const PRECISION = 100;

/**
 * How many bytes, after brotli, a page with one widget loads before the widget can be used: the loader, the widget's chunk and its
 * dependencies. Compressing takes longer than building, so this runs with `npm run reference` and not in every build.
 * @param files the files of `dist/`, by name
 * @returns rounded bytes, by the widget's name
 */
export async function roundedWeights(files: ReadonlyMap<string, Uint8Array>): Promise<Record<string, number>> {
  // written by `manifestOf` in this build
  const { loader, widgets } = JSON.parse(Buffer.from(files.get('manifest.json')!).toString()) as Manifest;
  const pages = Object.entries(widgets).map(
    ([widget, { chunk, dependencies }]) => [widget, [loader.file, chunk, ...dependencies]] as const,
  );
  const names = [...new Set(pages.flatMap(([, page]) => page))];
  const sizes = new Map(
    // the manifest lists only files of this build
    await Promise.all(names.map(async (name) => [name, await compressedSize(files.get(name)!)] as const)),
  );
  return Object.fromEntries(
    pages.map(([widget, page]) => {
      // `sizes` contains all of these names
      const bytes = page.reduce((all, name) => all + sizes.get(name)!, 0);
      return [widget, Math.round(bytes / PRECISION) * PRECISION];
    }),
  );
}

async function compressedSize(contents: Uint8Array): Promise<number> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: contents.length };
  return (await compress(contents, { params })).length;
}
