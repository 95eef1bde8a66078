import { expect, test } from 'vitest';
import { place, scriptsIn, withoutComments } from './source-files.ts';

test('effects that move the focus are layout effects: a key pressed before the next frame must not be lost', () => {
  const late = scriptsIn('widgets', 'shared').flatMap((file) =>
    // up to the first line that ends the call: at its own indentation or less
    [...withoutComments(file.text).matchAll(/^( *)useEffect\((?:.*\n)(?:\1 .*\n)*/gm)]
      .filter(([effect]) => /\.focus\(/.test(effect))
      .map(({ index }) => place(file, index)),
  );
  expect(late, 'use useLayoutEffect').toEqual([]);
});
