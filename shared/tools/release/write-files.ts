import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/**
 * Makes a folder contain exactly these files. Each is moved into it when complete, in this order, and foreign ones go last: a
 * server that reads meanwhile finds every file that a page names.
 * @param files contents by path, relative to the folder
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
    const name = join(entry.parentPath, entry.name)
      .slice(folder.length + 1)
      .replaceAll('\\', '/');
    if (entry.isFile() && !files.has(name)) await rm(join(folder, name), { force: true });
  }
}
