import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** The licence texts of every package whose code is in the chunks, as their licences ask. */
export async function bundledLicences(root, metafile) {
  const packages = new Set();
  for (const { inputs } of Object.values(metafile.outputs)) {
    for (const input of Object.keys(inputs)) {
      const name = /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(input);
      if (name) packages.add(name[0].slice(name[0].indexOf('node_modules/')));
    }
  }
  const texts = await Promise.all(
    [...packages].sort().map(async (folder) => {
      const { name, version, license } = JSON.parse(await readFile(join(root, folder, 'package.json'), 'utf8'));
      const file = (await readdir(join(root, folder))).find((each) => /^licen[cs]e/i.test(each));
      return `${name} ${version} (${license})\n\n${file ? await readFile(join(root, folder, file), 'utf8') : ''}`;
    }),
  );
  return texts.join(`\n${'-'.repeat(80)}\n\n`);
}
