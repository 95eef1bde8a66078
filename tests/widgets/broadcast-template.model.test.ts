import fc from 'fast-check';
import { expect, it } from 'vitest';
import { messageOf, partsOf, placeholdersOf } from '../../widgets/broadcast-template/broadcast-template.model.ts';

it('a template without values is its own message, but for the spaces inside placeholders', () => {
  fc.assert(
    fc.property(fc.string(), (template) => {
      const tidy = (text: string): string => text.replace(/\{\{\s*([^\s{}](?:[^{}]*[^\s{}])?)\s*\}\}/g, '{{$1}}');
      expect(messageOf(partsOf(template, new Map()))).toBe(tidy(template));
    }),
  );
});

it('fills in every place, values being only ever text', () => {
  const value = '{{b}} $& <b>';
  const parts = partsOf('x {{a}} y {{ a }}{{b}}', new Map([['a', value]]));
  expect(messageOf(parts)).toBe(`x ${value} y ${value}{{b}}`);
});

it('knows the placeholders, each once, in their order', () => {
  expect(placeholdersOf('{{b}} {{ a }} {{b}} {c} {{}} {{ }}')).toEqual(['b', 'a']);
});
