import type { Manifest } from '../../shared/lib/manifest.ts';
import { distFiles, pageFiles, readManifest } from '../support/dist.ts';
import { bare, type Sizes, sizesOf, sum } from '../support/sizes.ts';

/** The chunks that every widget needs. */
function neededByAll({ widgets }: Manifest): string[] {
  const [first = [], ...others] = Object.values(widgets).map(({ dependencies }) => dependencies);
  return first.filter((chunk) => others.every((each) => each.includes(chunk)));
}

/** What travels before the first use, beside react and react-dom alone, and Preact in their place, after brotli. */
export async function measureSizes() {
  const files = distFiles();
  const manifest = readManifest();
  const [react, preact] = [await bare('react'), await bare('preact')];
  const row = (what: string, sizes: Sizes) => ({
    what,
    ...sizes,
    'of bare react': Number((sizes.brotli / react.brotli).toFixed(3)),
    'of bare preact': Number((sizes.brotli / preact.brotli).toFixed(3)),
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
