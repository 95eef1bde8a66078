import { expect, test } from 'vitest';
import { longComments } from './comments.ts';
import { CODE, sourceFiles } from './source-files.ts';

const MOST_WORDS = 40;

test('no comment is longer than three short sentences', () => {
  const found = sourceFiles(CODE).flatMap((file) => longComments(file, MOST_WORDS));
  expect(found, `say why, in ${MOST_WORDS} words; a longer story belongs into the README of the room`).toEqual([]);
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
