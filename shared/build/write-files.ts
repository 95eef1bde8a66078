import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/**
 * Makes a folder hold these files and no others. Each is written beside the folder and moved into its place whole, in the order given, and
 * what is not among them goes last: whoever reads meanwhile finds every file the page in his hands speaks of.
 */
export async function writeFiles(folder: string, files: ReadonlyMap<string, Uint8Array | string>): Promise<void> {
  const fresh = join(dirname(folder), `.${basename(folder)}-${randomUUID()}`);
  try {
    for (const [name, contents] of files) {
      for (const top of [fresh, folder]) await mkdir(dirname(join(top, name)), { recursive: true });
      await writeFile(join(fresh, name), contents);
    }
    for (const name of files.keys()) await rename(join(fresh, name), join(folder, name));
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const name = join(entry.parentPath, entry.name).slice(folder.length + 1).replaceAll('\\', '/');
    if (entry.isFile() && !files.has(name)) await rm(join(folder, name), { force: true });
  }
}
