/** `dist/guides/`: the guides for hosts, whose source is `stories/guides/`. */
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../../..');
const folder = path.join(root, 'stories/guides');

/** The guides as they lie in the sources: Markdown by name, such as `start-laravel`. */
export async function readGuides(): Promise<Map<string, string>> {
  const files = globSync('*.md', { cwd: folder }).sort();
  const read = files.map(async (file) => [file.slice(0, -3), await readFile(path.join(folder, file), 'utf8')] as const);
  return new Map(await Promise.all(read));
}
