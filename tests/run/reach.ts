import { importsOf } from '../repo/imports-of.ts';
import { scriptsIn } from '../repo/source-files.ts';

const TESTS = /^(tests\/(ci\/)?(shared|widgets|mocks)\/.*\.test\.tsx?|stories\/.*\.stories\.tsx)$/;
/** Mounts every widget by its name, so importing it does not show what a test is about. */
const MOUNTS_ANY = '.storybook/support/host-page.ts';

/**
 * The test and story files that something changed can reach: through imports, or because they carry a widget's name.
 * @param changed files from the project's root
 */
export function testsFor(changed: readonly string[]): string[] {
  const { files, importedBy } = importers();
  const reached = new Set(changed);
  for (const file of reached) for (const importer of importedBy.get(file) ?? []) reached.add(importer); // a Set also iterates over what is added meanwhile
  const widgets = new Set([...reached].flatMap((file) => /^widgets\/([^/]+)\//.exec(file)?.[1] ?? []));
  const isOfWidget = (file: string): boolean =>
    widgets.has(/^(?:tests\/(?:ci\/)?widgets|stories)\/([\w-]+)\./.exec(file)?.[1] ?? '');
  return files.map(({ path }) => path).filter((file) => TESTS.test(file) && (reached.has(file) || isOfWidget(file)));
}

/** Enough to notice a change, and few enough to be run hundreds of times. */
const MOST_NEAREST = 10;
/** They use much of the project, and start servers and commands. */
const NOT_NEAR = /^tests\/(mocks|shared\/tools\/(host-kit|build|release))\//;

/**
 * The unit tests of one file: the one of its name, then those that take one of its names by the shortest way, also through a room's door.
 * Of many, the ones with the most alike path.
 * @param file from the project's root
 */
export function nearestTests(file: string): string[] {
  const { files, importedBy } = importers();
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  const name = `tests/${file.replace(/\.tsx?$/, '.test.ts')}`;
  const found = new Set(texts.has(name) ? [name] : []);
  const seen = new Set([file]);
  for (let round = [file]; round.length > 0 && found.size < MOST_NEAREST;) {
    round = [...new Set(round.flatMap(takers))].filter((each) => !seen.has(each));
    for (const each of round) seen.add(each);
    const tests = round.filter((each) => TESTS.test(each) && each.endsWith('.test.ts') && !NOT_NEAR.test(each));
    for (const each of tests.toSorted((a, b) => alike(b, name) - alike(a, name))) found.add(each);
  }
  return [...found].slice(0, MOST_NEAREST);

  function takers(each: string): string[] {
    const names = [...texts.get(each)!.matchAll(/^export (?:async )?(?:const|function\*?|class) (\w+)/gm)];
    const named = new RegExp(`\\b(${names.map(([, exported]) => exported).join('|')})\\b`);
    const through = (door: string): string[] =>
      (importedBy.get(door) ?? []).flatMap((user) => {
        if (user.endsWith('/index.ts')) return through(user);
        return door === each || named.test(texts.get(user)!) ? [user] : [];
      });
    return through(each);
  }
}

/** How many letters two paths have in common at the beginning. */
function alike(one: string, other: string): number {
  const differs = [...one].findIndex((letter, at) => letter !== other[at]);
  return differs === -1 ? one.length : differs;
}

function importers() {
  const files = scriptsIn('widgets', 'shared', 'mocks', 'stories', 'tests');
  // found by their names
  const items = files.filter(({ path }) => path.endsWith('.item.ts'));
  const importedBy = new Map<string, string[]>(items.map(({ path }) => [path, ['tests/support/items.ts']]));
  for (const file of files) {
    if (file.path === MOUNTS_ANY) continue;
    for (const { target } of importsOf(file))
      if (target) importedBy.set(target, [...(importedBy.get(target) ?? []), file.path]);
  }
  return { files, importedBy };
}
