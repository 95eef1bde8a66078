import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { isolated, listName, textPieces } from '../../../shared/lib/text.ts';

test('a name from right to left is kept from turning its sentence around; others stay as they are', () => {
  expect([isolated('Siti'), isolated('عائشة')]).toEqual(['Siti', '\u2068عائشة\u2069']);
});

it('names a field that repeats as PHP reads it', () => {
  expect([listName('order'), listName('order[]')]).toEqual(['order[]', 'order[]']);
});

const LETTERS = 20_000;
const FAMILY = '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}';
const CLUSTERS = ['e\u0301', '\u{1f44d}\u{1f3fd}', FAMILY, '\u2764\ufe0f', '\u{1f1f2}\u{1f1fe}', '漢', 'بِ', 'a'];

test('a text of few short lines stays whole', () => {
  for (const text of ['', 'Satu', 'Satu\n\nDua\n', '\n'.repeat(200), 'a'.repeat(LETTERS)])
    expect(textPieces(text)).toEqual(text ? [text] : []);
});

test('pieces end after a line, and hold each of its line breaks, also of empty lines', () => {
  const lines = Array.from({ length: 1_000 }, (_, at) => (at % 200 > 190 ? '' : `baris ${at}`));
  const pieces = textPieces(lines.join('\n'));
  expect(pieces.map((piece) => piece.split('\n').length)).toEqual([201, 201, 201, 201, 200]);
  expect(pieces.join('')).toBe(lines.join('\n'));
});

test('a long line is cut after a word and its space', () => {
  const pieces = textPieces('Kata panjang sekali '.repeat(10_000));
  expect(pieces.length).toBeGreaterThan(5);
  for (const piece of pieces) expect(piece).toMatch(/^\S.*\S $/);
});

test('a line break after a cut belongs to the piece before it, or an empty line would be seen', () => {
  expect(textPieces(`${'a'.repeat(LETTERS)} \nb`)).toEqual([`${'a'.repeat(LETTERS)} \n`, 'b']);
});

test('a line without spaces is cut, and never within what is seen as one letter', () => {
  const cluster = fc.constantFrom(...CLUSTERS);
  fc.assert(
    fc.property(fc.nat(60), fc.array(cluster, { minLength: 1, maxLength: 9 }), (before, clusters) => {
      const text = 'x'.repeat(before) + clusters.join('').repeat(LETTERS + 200);
      const pieces = textPieces(text);
      expect(pieces.length).toBeGreaterThan(clusters.some((each) => each !== CLUSTERS[4]) ? 1 : 0);
      expect(pieces.join('')).toBe(text);
      const letters = new Intl.Segmenter().segment(text);
      let at = 0;
      for (const piece of pieces) {
        if (at > 0) expect(letters.containing(at)?.index).toBe(at);
        at += piece.length;
      }
    }),
    { numRuns: 20 },
  );
});
