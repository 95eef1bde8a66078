import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Manifest } from '../lib/page/manifest.ts';

const compress = promisify(brotliCompress);

/** The reference shows sizes in tenths of a kilobyte. */
const PRECISION = 100;

/**
 * Every file that a page with one widget has asked for when the widget is ready. What comes later, on intent or when the page is idle, is not
 * among them.
 */
export function loadedUntilReady({ loader, css, widgets, helpers, chunks }: Manifest, name: string): string[] {
  const widget = widgets[name];
  const follow = helpers.follow;
  if (!widget || !follow) throw new Error(`dist/manifest.json has no widget "${name}", or no follow.`);
  // shared/loader/when-ready.ts asks for it in every page
  const above = Object.keys(chunks).filter((file) => chunks[file]?.id === 'above');
  const scripts = [widget, follow].flatMap(({ chunk, dependencies }) => [chunk, ...dependencies]);
  return [...new Set([loader.file, css.file, ...scripts, ...above])];
}

/**
 * How many bytes, after brotli, a page with one widget loads until the widget is ready. Compressing takes longer than building, so this runs
 * with `npm run reference` and not in every build.
 * @param files the files of `dist/`, by name
 * @returns rounded bytes, by the widget's name
 */
export async function roundedWeights(files: ReadonlyMap<string, Uint8Array>): Promise<Record<string, number>> {
  // written by `manifestOf` in this build
  const manifest = JSON.parse(Buffer.from(files.get('manifest.json')!).toString()) as Manifest;
  const pages = Object.keys(manifest.widgets).map((widget) => [widget, loadedUntilReady(manifest, widget)] as const);
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

/** Widgets of different kinds, of which the README tells the sizes. */
export const WEIGHED = ['yes-no-toggle', 'training-registration', 'searchable-select', 'quiz', 'report-table'];

const SIZES = /(?<=React \/ Preact in kB: ).*(?=\.$)/m;

/**
 * @param weights bytes by widget and flavour, as in `weights.json`
 * @returns the project's README with the sizes of `WEIGHED`, in whole kB
 * @throws when the README has no place for them
 */
export function withSizes(readme: string, weights: Record<string, Record<string, number>>): string {
  if (!SIZES.test(readme)) throw new Error('README.md has no line that ends with "React / Preact in kB: …."');
  const kB = (bytes: number | undefined): string => String(Math.round((bytes ?? NaN) / 1000));
  return readme.replace(
    SIZES,
    WEIGHED.map((name) => `\`${name}\` ${kB(weights[name]?.react)} / ${kB(weights[name]?.preact)}`).join(', '),
  );
}
