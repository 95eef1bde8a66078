import fc from 'fast-check';
import { expect, test } from 'vitest';
import { entriesOf, leftOut } from '../../widgets/help-menu/help-menu.model.ts';

test('every entry is either opened or left out, in order, and keeps the slot of its place', () => {
  const entry = fc.record({ title: fc.string({ minLength: 1 }), content: fc.constantFrom('', '  ', 'x') });
  fc.assert(
    fc.property(fc.array(entry, { minLength: 1, maxLength: 8 }), fc.func(fc.boolean()), (given, hasSlotted) => {
      const { entries, empty } = entriesOf(given, [], hasSlotted);
      const places = [...entries, ...empty].map(({ slot }) => slot).sort();
      expect(places).toEqual(given.map((_, at) => `entry-${at + 1}`).sort());
      for (const { slot, title, content } of entries) {
        const own = given[Number(slot.slice('entry-'.length)) - 1];
        expect(title).toBe(own?.title);
        expect(content === 'x' || hasSlotted(slot)).toBe(true);
      }
      expect(empty.filter(({ content, slot }) => content !== '' || hasSlotted(slot))).toEqual([]);
    }),
  );
});

test.each([undefined, []])('with %j for entries the usual titles take the slots', (given) => {
  const { entries, empty } = entriesOf(given, ['a', 'b', 'c'], (slot) => slot !== 'entry-2');
  expect(entries).toEqual([
    { title: 'a', content: '', slot: 'entry-1' },
    { title: 'c', content: '', slot: 'entry-3' },
  ]);
  expect(empty.map(({ title }) => title)).toEqual(['b']);
});

test('the developer is told of entries that are left out, if there are any', () => {
  const entry = { title: 'a', content: '', slot: 'entry-1' };
  expect(leftOut([entry])).toEqual([expect.stringContaining('"a" (slot="entry-1")')]);
  expect(leftOut([])).toEqual([]);
});
