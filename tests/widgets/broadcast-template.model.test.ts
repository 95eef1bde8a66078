import fc from 'fast-check';
import { expect, it } from 'vitest';
import { messageOf, partsOf, placeholdersOf } from '../../widgets/broadcast-template/broadcast-template.model.ts';

it('a template without values is its own message', () => {
  const piece = fc.oneof(fc.string(), fc.constantFrom('{{nama}}', '{{ nama }}', '{{\tnama penuh}}'));
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const template = pieces.join('');
      expect(messageOf(partsOf(template, new Map()))).toBe(template);
    }),
  );
});

it('fills in every place, values being only ever text', () => {
  const value = '{{b}} $& <b>';
  const parts = partsOf('x {{a}} y {{ a }}{{b}}', new Map([['a', value]]));
  expect(messageOf(parts)).toBe(`x ${value} y ${value}{{b}}`);
});

it('leaves out blanks around what was filled in, and takes blanks alone for nothing', () => {
  const values = new Map([
    ['a', ' Aminah '],
    ['b', ' '],
  ]);
  expect(messageOf(partsOf('Salam {{a}}, {{b}}.', values))).toBe('Salam Aminah, {{b}}.');
});

it('knows the placeholders, each once, in their order', () => {
  expect(placeholdersOf('{{b}} {{ a }} {{b}} {c} {{}} {{ }}')).toEqual(['b', 'a']);
});
