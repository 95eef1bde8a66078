import { afterAll, expect, test } from 'vitest';
import { copyProject, type ProjectCopy } from '../../support/project-copy.ts';
import { distFiles } from '../../support/dist.ts';

/** Which names in `dist/` change when something else changes: the production build, run by its command in folders of its own. */
const copies: ProjectCopy[] = [];
const inFolder = (name: string): ProjectCopy => {
  const copy = copyProject(name);
  copies.push(copy);
  return copy;
};
afterAll(() => copies.forEach((copy) => copy.remove()));

const built = distFiles();
/** A name that contains the hash of the file's bytes. */
const isHashed = (name: string): boolean => /-([0-9A-F]{6}|[0-9A-F]{8})\.\w+$/.test(name);
/** Which hashed files are no longer there, without their hashes. */
const renamed = (after: Map<string, Buffer>): string[] =>
  [...built.keys()]
    .filter((name) => isHashed(name) && !after.has(name))
    .map((name) => name.replace(/-[0-9A-F]+\.(\w+)$/, '.$1'));
const sameNameOtherBytes = (after: Map<string, Buffer>): string[] =>
  [...built]
    .filter(([name, bytes]) => isHashed(name) && after.has(name) && !after.get(name)!.equals(bytes))
    .map(([name]) => name);

test('a colour and a word rename the chunks they are in and the loader, nothing else', async () => {
  const copy = inFolder('project');
  copy.change('shared/ui/tokens/tokens.css', '#d9dde3', '#d9dde4');
  copy.change('widgets/yes-no-toggle/yes-no-toggle.text.ts', "'Yes'", "'Yea'");
  const after = await copy.build();
  expect(renamed(after)).toEqual(['chunks/page.js', 'chunks/yes-no-toggle.js', 'loader.js']);
  expect(sameNameOtherBytes(after)).toEqual([]);
});

test('other build options give every changed file another name', async () => {
  const copy = inFolder('project');
  copy.change(
    'shared/tools/build/bundle.ts',
    '{ module: true, sourcemap: true,',
    '{ module: true, sourcemap: true, mangle: { toplevel: false },',
  );
  const after = await copy.build();
  expect(renamed(after).length).toBeGreaterThan(30);
  expect(sameNameOtherBytes(after)).toEqual([]);
});
