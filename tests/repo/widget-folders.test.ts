import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { root, sourceFiles } from './source-files.ts';
import { WIDGET_NAMES } from './widget-names.ts';

describe.each(WIDGET_NAMES)('widgets/%s', (name) => {
  test('has all its parts, in their places', () => {
    const parts = [
      ...['README.md', 'index.ts', `${name}.tsx`, `${name}.props.ts`].map((file) => `widgets/${name}/${file}`),
      `tests/widgets/${name}.test.tsx`,
      `stories/${name}.stories.tsx`,
    ];
    expect(parts.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  });

  test('has nothing but flat, named files, and parts/ when it is split, with a folder for each late part', () => {
    const odd = sourceFiles(`widgets/${name}/**/*`)
      .map((file) => file.path.slice(`widgets/${name}/`.length))
      .filter(
        (file) => !/^([A-Z]+\.md|(parts\/([a-z-]+\/){0,2})?[a-z][a-z0-9-]*(\.[a-z]+)?\.(ts|tsx|css))$/.test(file),
      );
    expect(odd).toEqual([]);
  });
});

test('every widget test, item and story belongs to a widget', () => {
  const named = (pattern: string): string[] =>
    sourceFiles(pattern).map((file) => path.posix.basename(file.path).replace(/\..*/, ''));
  const files = [...named('tests/widgets/*.{ts,tsx}'), ...named('stories/*.stories.tsx')];
  expect(files.filter((name) => !['host-pages', ...WIDGET_NAMES].includes(name))).toEqual([]);
});
