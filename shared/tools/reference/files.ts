/** The files of `dist/` that are generated from declarations. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { htmlCustomData, webTypes } from './editors.ts';
import { makeReference } from './reference.ts';
import { keptPage, referencePage } from './markdown.ts';
import { openApi } from './openapi.ts';
import type { Example } from './openapi-operation.ts';
import { typesText } from './types.ts';

const root = path.join(import.meta.dirname, '../../..');
const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

const read = (name: string): Promise<string> => readFile(path.join(root, name), 'utf8');

/** @param widgets all widgets, from shared/tools/build/sources.ts */
export async function referenceFiles(
  widgets: ReadonlyArray<{ name: string }>,
  version: string,
): Promise<Map<string, Uint8Array>> {
  const reference = await makeReference(widgets, version);
  const protocol = await read('shared/lib/markup/widget-protocol.ts');
  // written by mocks/write-examples.ts
  const examples = JSON.parse(await read('mocks/examples.json')) as Record<string, Example>;
  const texts = {
    'openapi.json': json(openApi(version, examples)),
    'reference.json': json(reference),
    'reference.md': referencePage(reference),
    'kept-in-the-browser.md': keptPage(reference),
    'dealer-widgets.d.ts': typesText(reference, protocol),
    'vscode.html-custom-data.json': json(htmlCustomData(reference)),
    'web-types.json': json(webTypes(reference)),
  };
  return new Map(Object.entries(texts).map(([name, text]) => [name, Buffer.from(text)]));
}
