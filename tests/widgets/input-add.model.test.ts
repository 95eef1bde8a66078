import fc from 'fast-check';
import { expect, it } from 'vitest';
import { inputsOf, rowsOf, withoutRow, withRowAfter } from '../../widgets/input-add/input-add.model.ts';

it('however rows are added and removed, there is at least one, at most max of them are added, and keys are apart', () => {
  const steps = fc.array(fc.tuple(fc.boolean(), fc.nat(10)));
  fc.assert(
    fc.property(steps, fc.integer({ min: 1, max: 6 }), (all, max) => {
      let rows = rowsOf([]);
      for (const [adds, at] of all) {
        const index = at % rows.length;
        rows = adds ? withRowAfter(rows, index, max) : withoutRow(rows, index);
        expect(rows.length).toBeGreaterThanOrEqual(1);
        expect(rows.length).toBeLessThanOrEqual(max);
        expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
      }
    }),
  );
});

it('begins with the values of the page, adds an empty row below, and removes the one that is meant', () => {
  const valuesOf = (rows: ReturnType<typeof rowsOf>) => rows.map(({ value }) => value);
  const rows = rowsOf(['a', 'b', 'c']);
  expect(valuesOf(rowsOf([]))).toEqual(['']);
  expect(valuesOf(rowsOf(['a']))).toEqual(['a']);
  expect(valuesOf(withRowAfter(rows, 1))).toEqual(['a', 'b', '', 'c']);
  expect(valuesOf(withoutRow(rows, 1))).toEqual(['a', 'c']);
  expect(valuesOf(withoutRow(rowsOf(['a']), 0))).toEqual(['']);
});

it('posts what is filled in, in its order', () => {
  expect(inputsOf(rowsOf([' a ', '', 'b']), 'phones')).toEqual([
    { name: 'phones[]', value: 'a' },
    { name: 'phones[]', value: 'b' },
  ]);
});
