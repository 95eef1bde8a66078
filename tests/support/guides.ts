import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');

/** README.md and the guides: Markdown by the path from the project's folder. */
export const guides: ReadonlyMap<string, string> = new Map(
  ['README.md', ...globSync('stories/guides/*.md', { cwd: root }).sort()].map((file) => [
    file.replaceAll(path.sep, '/'),
    readFileSync(path.join(root, file), 'utf8'),
  ]),
);

/** A code block of the README or of a guide, so that the tests run what it shows. @param having a text in it */
export function guideBlock(language: string, having: string): string {
  const blocks = [...guides.values()].flatMap((guide) =>
    [...guide.matchAll(new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``, 'g'))].map(([, block]) => block!),
  );
  const found = blocks.filter((block) => block.includes(having));
  if (found.length !== 1)
    throw new Error(`The guides have ${found.length} blocks of ${language} with "${having}", expected one.`);
  return found[0]!;
}

/** `importMapOf` of the guide "Policies", run as it stands there. */
export async function guideImportMap(): Promise<
  (manifest: object, names: string[]) => { text: string; cspHash: string }
> {
  const source = guideBlock('js', 'importMapOf');
  const module = (await import(`data:text/javascript,${encodeURIComponent(source)}`)) as {
    importMapOf: Awaited<ReturnType<typeof guideImportMap>>;
  };
  return module.importMapOf;
}
