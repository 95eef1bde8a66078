import fc from 'fast-check';
import { expect, it } from 'vitest';
import { didYouMean, foldText, highlight, searchWords } from '../../../shared/lib/search-text.ts';

it('finds whatever case, accents or width were typed', () => {
  expect(highlight('Siti José 陳大文', 'JOSE')).toEqual([
    { at: 0, text: 'Siti ', found: false },
    { at: 5, text: 'José', found: true },
    { at: 9, text: ' 陳大文', found: false },
  ]);
  expect(highlight('陳大文', '大')[1]).toEqual({ at: 1, text: '大', found: true });
  expect(highlight('Aminah', 'x')).toEqual([{ at: 0, text: 'Aminah', found: false }]);
  expect(highlight('Aminah', ' ')).toEqual([{ at: 0, text: 'Aminah', found: false }]);
});

it.each(["A'isyah", 'A’isyah', 'A‘isyah', 'A`isyah', 'A´isyah', 'Aʿisyah', 'A＇isyah'])(
  'finds a name whichever apostrophe was typed: %s',
  (typed) => {
    for (const written of ["Siti A'isyah", 'Siti A’isyah', 'Siti Aʾisyah'])
      expect(highlight(written, typed)[1]).toEqual({ at: 5, text: written.slice(5), found: true });
    expect(highlight('Abdul–Rahman', 'abdul-rahman')).toHaveLength(1);
  },
);

it('only ever cuts: the parts together are the text, and at most one is marked', () => {
  const anyText = fc.string({ unit: 'grapheme' });
  fc.assert(
    fc.property(anyText, anyText, (text, query) => {
      const parts = highlight(text, query);
      expect(parts.map((part) => part.text).join('')).toBe(text);
      expect(parts.every((part) => text.startsWith(part.text, part.at))).toBe(true);
      expect(parts.filter((part) => part.found).length).toBeLessThanOrEqual(1);
    }),
  );
});

it('marks a part of the text that was typed as it stands', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.nat(), fc.nat(), (text, a, b) => {
      const query = text.slice(a % text.length).slice(0, 1 + (b % text.length));
      fc.pre(query.trim() !== '');
      const found = highlight(text, query).find((part) => part.found);
      expect(foldText(found?.text ?? '')).toContain(foldText(query.trim()));
    }),
  );
});

it('takes a query apart into words', () => {
  expect(searchWords('  SITI   José ')).toEqual(['siti', 'jose']);
  expect(searchWords(' ')).toEqual([]);
});

it.each<[string, string[], string | undefined]>([
  ['kitten', ['mitten', 'bitten'], 'mitten'],
  ['kitten', ['kitxyn'], 'kitxyn'],
  ['kitten', ['kittenab'], 'kittenab'],
  ['kitten', ['kitt'], 'kitt'],
  ['abcdefgh', ['xyzdefgh'], 'xyzdefgh'],
  ['kitten', ['kxtxyn', 'kittenabc', 'kit', 'ittenxy'], undefined],
  ['abcdef', ['xycde'], undefined],
])('%s is meant for one of %s: %s, unless more than a third of its letters differ', (written, candidates, meant) => {
  expect(didYouMean(written, candidates)).toBe(meant);
});
