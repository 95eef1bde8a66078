import type { Manifest } from '../../shared/lib/manifest.ts';
import { distFiles, pageFiles, readManifest } from '../support/dist.ts';
import { bare, type Sizes, sizesOf, sum } from '../support/sizes.ts';

export interface SizeRow extends Sizes {
  what: string;
  /** Compared with react and react-dom alone, and with Preact in their place, after brotli. */
  ratios: { react: number; preact: number };
}

/** The chunks that every widget needs. */
function neededByAll({ widgets }: Manifest): string[] {
  const [first = [], ...others] = Object.values(widgets).map(({ dependencies }) => dependencies);
  return first.filter((chunk) => others.every((each) => each.includes(chunk)));
}

/** What travels before the first use: the loader, and each widget's page (loader, its chunk and what that imports). */
export async function measureSizes(): Promise<SizeRow[]> {
  const files = distFiles();
  const manifest = readManifest();
  const [react, preact] = [await bare('react'), await bare('preact')];
  const row = (what: string, sizes: Sizes): SizeRow => ({
    what,
    ...sizes,
    ratios: { react: sizes.brotli / react.brotli, preact: sizes.brotli / preact.brotli },
  });
  const sizeOf = (name: string): Sizes => sizesOf(files.get(name)!);
  return [
    row('react + react-dom alone', react),
    row('preact alone', preact),
    row('loader', sizeOf(manifest.loader.file)),
    row(`runtime with ${manifest.flavour}`, sum(neededByAll(manifest).map(sizeOf))),
    row('everything in dist/chunks', sum(Object.keys(manifest.chunks).map(sizeOf))),
    ...Object.keys(manifest.widgets).map((name) =>
      row(`page with ${name}`, sum(pageFiles(manifest, name).map(sizeOf))),
    ),
  ];
}
