/** `npm pack` runs it first: stops with a sentence when `dist/` is missing, or is not what these sources make. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from '../../lib/index.ts';
import { release } from './release.ts';

const dist = join(import.meta.dirname, '../../../dist');
const built = (name: string): Promise<Buffer | undefined> => readFile(join(dist, name)).catch(() => undefined);

/** The manifest without what depends on earlier builds (`--keep`). */
const withoutOlder = (bytes: Uint8Array): string =>
  // both are manifests of ours
  JSON.stringify({ ...(JSON.parse(Buffer.from(bytes).toString()) as Manifest), older: {} });

async function whyNot(): Promise<string | undefined> {
  const manifest = await built('manifest.json');
  if (!manifest) return 'There is no dist/manifest.json, so there is nothing to pack. Run "npm run build" first.';
  // a build writes nothing else under this name
  const { flavour, publicPath } = JSON.parse(manifest.toString()) as Manifest;
  const { files } = await release({ flavour, publicPath });
  const others: string[] = [];
  for (const [name, bytes] of files) {
    const there = await built(name);
    const isSame =
      name === 'manifest.json'
        ? withoutOlder(manifest) === withoutOlder(bytes)
        : there && Buffer.compare(there, bytes) === 0;
    if (!isSame) others.push(name);
  }
  const [first, ...more] = others;
  if (!first) return undefined;
  const command = `${publicPath === '/widgets/' ? '' : `PUBLIC_PATH=${publicPath} `}npm run build -- --flavour=${flavour}`;
  return `dist/ is not what these sources make (${first}${more.length > 0 ? ` and ${more.length} more` : ''}). Run "${command}" first.`;
}

const reason = await whyNot();
if (reason) {
  process.stderr.write(`${reason}\n`);
  process.exitCode = 1;
}
