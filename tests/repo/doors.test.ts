import { dirname, posix } from 'node:path';
import { expect, test } from 'vitest';
import { roomOf } from './layers.ts';
import { CODE, sourceFiles } from './source-files.ts';
import { visitTree } from './tree.ts';

interface Node {
  type: string;
  source?: { value: string } | null;
  specifiers?: Array<{
    type: string;
    imported?: { name: string };
    local: { name: string };
    exported?: { name: string };
  }>;
}

const doors = sourceFiles('shared/**/index.ts').filter(({ path }) => roomOf(path) === dirname(path));
/** Run by the loader, which takes their exports by `import()`. */
const HELPERS = ['shared/check/index.ts'];

test('a door only passes on, and only what somebody outside takes', () => {
  const taken = new Set<string>();
  const whole = new Set(HELPERS);
  for (const file of sourceFiles(CODE)) {
    if (file.path.startsWith('tests/') || file.path.endsWith('.css')) continue;
    visitTree<Node>(file, ({ type, source, specifiers = [] }) => {
      const door = posix.join(dirname(file.path), source?.value ?? '');
      if (type === 'ImportExpression' || specifiers.some((each) => each.type === 'ImportNamespaceSpecifier'))
        whole.add(door);
      else for (const { imported, local } of specifiers) taken.add(`${door} ${(imported ?? local).name}`);
    });
  }
  expect(doors.length).toBeGreaterThan(30);
  const wrong = doors.flatMap((door) => {
    const found: string[] = [];
    visitTree<Node>(door, ({ type, source, specifiers = [] }) => {
      if (type.endsWith('Declaration') && !source)
        found.push(`${door.path} has code of its own; put it into a file of the room`);
      if (whole.has(door.path) || type !== 'ExportNamedDeclaration') return;
      for (const { exported, local } of specifiers) {
        const { name } = exported ?? local;
        if (!taken.has(`${door.path} ${name}`))
          found.push(`${door.path} passes on ${name}, which nobody outside takes`);
      }
    });
    return found;
  });
  expect(wrong).toEqual([]);
});
