import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The licence texts of every package whose code is in the chunks or in the command; the licences require that they are distributed.
 * @param root the project's folder
 * @param modules paths of the bundled modules, relative to `root`
 */
export async function bundledLicences(root: string, modules: string[]): Promise<string> {
  const texts = await Promise.all(
    packagesOf(modules).map(async (folder) => {
      const { name, version, license } = JSON.parse(await readFile(join(root, folder, 'package.json'), 'utf8'));
      const file = (await readdir(join(root, folder))).find((each) => /^licen[cs]e/i.test(each));
      return `${name} ${version} (${license})\n\n${file ? await readFile(join(root, folder, file), 'utf8') : ''}`;
    }),
  );
  return texts.join(`\n${'-'.repeat(80)}\n\n`);
}

/** The folders of the packages that the modules belong to, sorted; a package may lie in another one. */
export function packagesOf(modules: readonly string[]): string[] {
  const folders = modules.flatMap((id) => /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id)?.[0] ?? []);
  return [...new Set(folders)].sort();
}
