/** The files of `dist/` that are made from what is declared. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { htmlCustomData, webTypes } from './editors.ts';
import { makeReference } from './reference.ts';
import { referencePage } from './markdown.ts';
import { openApi, type Example } from './openapi.ts';
import { typesText } from './types.ts';
import { weights } from './weights.ts';

const root = path.join(import.meta.dirname, '../..');
const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

interface Manifest {
  version: string;
  loader: { file: string };
  widgets: Record<string, { load: string; chunk: string; dependencies: string[] }>;
}

/** @param files what the build has made so far, with its manifest */
export async function referenceFiles(files: ReadonlyMap<string, Uint8Array>): Promise<Map<string, Uint8Array>> {
  const { version, loader, widgets } = JSON.parse(Buffer.from(files.get('manifest.json')!).toString()) as Manifest;
  const pages = Object.entries(widgets).map(
    ([name, { chunk, dependencies }]) => [name, [loader.file, chunk, ...dependencies]] as const,
  );
  const [reference, sizes] = await Promise.all([
    makeReference(
      Object.entries(widgets).map(([name, { load }]) => ({ name, load })),
      version,
    ),
    weights(files, Object.fromEntries(pages)),
  ]);
  for (const [name, widget] of Object.entries(reference.widgets)) widget.brotli = sizes[name]!;
  const protocol = await readFile(path.join(root, 'shared/lib/widget-protocol.ts'), 'utf8');
  const examples = JSON.parse(await readFile(path.join(root, 'mocks/examples.json'), 'utf8')) as Record<string, Example>;
  const texts = {
    'openapi.json': json(openApi(version, examples)),
    'reference.json': json(reference),
    'reference.md': referencePage(reference),
    'dealer-widgets.d.ts': typesText(reference, protocol),
    'vscode.html-custom-data.json': json(htmlCustomData(reference)),
    'web-types.json': json(webTypes(reference)),
  };
  return new Map(Object.entries(texts).map(([name, text]) => [name, Buffer.from(text)]));
}
