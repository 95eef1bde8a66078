import { importsOf } from '../repo/imports-of.ts';
import { scriptsIn } from '../repo/source-files.ts';

const TESTS = /^(tests\/(shared|widgets|mocks)\/.*\.test\.tsx?|stories\/.*\.stories\.tsx)$/;
/** Mounts every widget by its name, so importing it does not show what a test is about. */
const MOUNTS_ANY = '.storybook/support/host-page.ts';

/**
 * The test and story files that something changed can reach: through imports, or because they carry a widget's name.
 * @param changed files from the project's root
 */
export function testsFor(changed: readonly string[]): string[] {
  const files = scriptsIn('widgets', 'shared', 'mocks', 'stories', 'tests');
  // found by their names
  const items = files.filter(({ path }) => path.endsWith('.item.ts'));
  const importedBy = new Map<string, string[]>(items.map(({ path }) => [path, ['tests/support/items.ts']]));
  for (const file of files) {
    if (file.path === MOUNTS_ANY) continue;
    for (const { target } of importsOf(file))
      if (target) importedBy.set(target, [...(importedBy.get(target) ?? []), file.path]);
  }
  const reached = new Set(changed);
  for (const file of reached) for (const importer of importedBy.get(file) ?? []) reached.add(importer); // a Set also iterates over what is added meanwhile
  const widgets = new Set([...reached].flatMap((file) => /^widgets\/([^/]+)\//.exec(file)?.[1] ?? []));
  const isOfWidget = (file: string): boolean =>
    widgets.has(/^(?:tests\/widgets|stories)\/([\w-]+)\./.exec(file)?.[1] ?? '');
  return files.map(({ path }) => path).filter((file) => TESTS.test(file) && (reached.has(file) || isOfWidget(file)));
}
