/** `dist/guides/`: the guides for hosts, whose source is `stories/guides/`. */
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');
const folder = path.join(root, 'stories/guides');

/** The guides as they lie in the sources: Markdown by name, such as `start-laravel`. */
export async function readGuides(): Promise<Map<string, string>> {
  const files = globSync('*.md', { cwd: folder }).sort();
  const read = files.map(async (file) => [file.slice(0, -3), await readFile(path.join(folder, file), 'utf8')] as const);
  return new Map(await Promise.all(read));
}

/** A guide as it lies in the package: links to widgets lead to their pages there, and nothing says how it was made. */
export const guideForHosts = (guide: string): string =>
  guide
    .replace(/\]\(\.\.\/\.\.\/widgets\/([\w-]+)\/README\.md/g, '](../widgets/$1.md')
    .replace(/<!-- \/?reference.*-->\n+/g, '');
