import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A code block of the README, so that the tests run what it shows. @param having a text in it */
export function readmeBlock(language: string, having: string): string {
  const readme = readFileSync(path.join(import.meta.dirname, '../../README.md'), 'utf8');
  const blocks = [...readme.matchAll(new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``, 'g'))].map(([, block]) => block!);
  const found = blocks.filter((block) => block.includes(having));
  if (found.length !== 1)
    throw new Error(`README.md has ${found.length} blocks of ${language} with "${having}", expected one.`);
  return found[0]!;
}

/** `importMapOf` of the README, run as it stands there. */
export async function readmeImportMap(): Promise<
  (manifest: object, names: string[]) => { text: string; cspHash: string }
> {
  const source = readmeBlock('js', 'importMapOf');
  const module = (await import(`data:text/javascript,${encodeURIComponent(source)}`)) as {
    importMapOf: Awaited<ReturnType<typeof readmeImportMap>>;
  };
  return module.importMapOf;
}
