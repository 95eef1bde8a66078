import { expect, test } from 'vitest';
import { longComments } from './comments.ts';
import { CODE, sourceFiles } from './source-files.ts';

const MOST_WORDS = 40;

test('no comment is longer than three short sentences', () => {
  const found = sourceFiles(CODE).flatMap((file) => longComments(file, MOST_WORDS));
  expect(found, `say why, in ${MOST_WORDS} words; a longer story belongs into the README of the room`).toEqual([]);
});

test('the README of a room is one page: its door, what may come in, three rules', () => {
  const pages = sourceFiles('shared/**/README.md').filter(({ path }) => path !== 'shared/README.md');
  expect(pages.length).toBeGreaterThan(0);
  for (const { path, text } of pages) {
    expect(text.trimEnd().split('\n').length, `${path} has too many lines`).toBeLessThanOrEqual(60);
    for (const part of ['**Door', '**What may come in:**', '## Rules']) expect(text, path).toContain(part);
    expect(text.match(/^\d\. \*\*/gm), `${path}, the rules`).toHaveLength(3);
  }
});

test.each([
  ['x.ts', '/** one two three four */\nconst x = 1;'],
  ['x.ts', '/*\n * one two\n * three four\n */'],
  ['x.ts', 'f(); // one two three four'],
  ['x.ts', '// one two\n// three four'],
  ['x.ts', 'if (x) {\n  // one two\n  // three four\n}'],
  ['x.ts', '/**\n * one two three four\n * @returns five\n */'],
  ['x.ts', '// chunk: core\n// one two three four'],
  ['x.tsx', 'const x = <p>{/* one two three four */}</p>;'],
  ['x.mjs', '// one two three four'],
  ['x.css', ".x {\n  /* one two three four */\n  content: '/* */';\n}"],
  ['x.props.ts', '/** one two three four */\nexport const properties = object({});'],
])('finds four words in %s %j', (path, text) => {
  expect(longComments({ path, text }, 3)).toEqual([expect.stringMatching(/:\d+ 4 words$/)]);
});

test.each([
  ['x.ts', '/** one two — three */'],
  ['x.ts', '// one two three\n\n// four'],
  ['x.ts', 'f(); // one two\n// three four'],
  ['x.ts', "const x = '/* one two three four */';"],
  ['x.ts', '/**\n * one\n * @param x two three\n * four five\n * @throws Error six seven eight\n */'],
  ['x.ts', '/**\n * one\n * ```\n * two three four\n * ```\n */'],
  ['x.ts', '/**\n * one\n *   two three four\n */'],
  ['x.css', ".x { content: '/* one two three four */'; }"],
  ['x.props.ts', 'export const properties = object({\n  /** one two three four */\n  x: text,\n});'],
])('accepts three words in %s %j', (path, text) => {
  expect(longComments({ path, text }, 3)).toEqual([]);
});
