import fc from 'fast-check';
import { expect, it } from 'vitest';
import { foldText } from '../../../shared/lib/fold-text.ts';
import { highlight } from '../../../shared/lib/highlight.ts';

it('finds whatever case, accents or width were typed', () => {
  expect(highlight('Siti José 陳大文', 'JOSE')).toEqual([
    { text: 'Siti ', found: false },
    { text: 'José', found: true },
    { text: ' 陳大文', found: false },
  ]);
  expect(highlight('陳大文', '大')[1]).toEqual({ text: '大', found: true });
  expect(highlight('Aminah', 'x')).toEqual([{ text: 'Aminah', found: false }]);
  expect(highlight('Aminah', ' ')).toEqual([{ text: 'Aminah', found: false }]);
});

it('only ever cuts: the parts together are the text, and at most one is marked', () => {
  const anyText = fc.string({ unit: 'grapheme' });
  fc.assert(
    fc.property(anyText, anyText, (text, query) => {
      const parts = highlight(text, query);
      expect(parts.map((part) => part.text).join('')).toBe(text);
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
