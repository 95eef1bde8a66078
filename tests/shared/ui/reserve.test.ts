import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '../../..');
const widgets = globSync('widgets/*/*.reserve.css', { cwd: root }).flatMap((file) => {
  const words = [...readFileSync(path.join(root, file), 'utf8').matchAll(/--reserve-words: '([^']*)'/g)]
    .flatMap(([, lines = '']) => lines.split('\\A '))
    .filter(Boolean);
  return words.length > 0 ? [{ name: path.basename(file, '.reserve.css'), words }] : [];
});

const stringsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(stringsIn);

describe('the words whose width a widget keeps free', () => {
  test('there are some', () => expect(widgets.map(({ name }) => name)).toContain('yes-no-toggle'));

  test.each(widgets)('$name: they are its own words, in both languages', async ({ name, words }) => {
    const file = path.join(root, `widgets/${name}/${name}.text.ts`);
    expect(existsSync(file)).toBe(true);
    const { texts } = (await import(file)) as { texts: { ms: object; en: object } };
    for (const word of words) expect(stringsIn(texts)).toContain(word);
    for (const own of [texts.ms, texts.en]) expect(words.some((word) => stringsIn(own).includes(word))).toBe(true);
  });
});
