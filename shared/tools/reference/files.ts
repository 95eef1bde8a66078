/** The files of `dist/` that are generated from declarations. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { makeExamples } from '../../../mocks/examples.ts';
import { htmlCustomData, webTypes } from './ide-data.ts';
import { makeReference } from './reference.ts';
import { guideForHosts } from './guide-for-hosts.ts';
import { readGuides } from './guides.ts';
import { keptPage } from './markdown.ts';
import { openApi } from './openapi.ts';
import { typesText } from './types.ts';
import { widgetIndex, widgetPage } from './widget-page.ts';

const root = path.join(import.meta.dirname, '../../..');
const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** @param widgets all widgets, from shared/tools/release/entries.ts */
export async function referenceFiles(
  widgets: ReadonlyArray<{ name: string }>,
  version: string,
): Promise<Map<string, Uint8Array>> {
  const [protocol, examples] = await Promise.all([
    readFile(path.join(root, 'shared/lib/widget-protocol.ts'), 'utf8'),
    makeExamples(),
  ]);
  const reference = await makeReference(widgets, version, examples);
  const guides = [...(await readGuides())].map(([name, guide]) => [`guides/${name}.md`, guideForHosts(guide)] as const);
  const pages = Object.keys(reference.widgets).map(
    (name) => [`widgets/${name}.md`, widgetPage(name, reference)] as const,
  );
  const texts = {
    'openapi.json': json(openApi(version, examples)),
    'reference.json': json(reference),
    'widgets/README.md': widgetIndex(reference),
    ...Object.fromEntries([...guides, ...pages]),
    'kept-in-the-browser.md': keptPage(reference),
    'dealer-widgets.d.ts': typesText(reference, protocol),
    'vscode.html-custom-data.json': json(htmlCustomData(reference)),
    'web-types.json': json(webTypes(reference)),
  };
  return new Map(Object.entries(texts).map(([name, text]) => [name, Buffer.from(text)]));
}
