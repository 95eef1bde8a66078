import * as v from 'valibot';
import { expect, test } from 'vitest';
import { textOrSlot } from '../../../../shared/contract/text-or-slot.ts';
import { object, oneOf, optional } from '../../../../shared/lib/schema/schema.ts';
import { neededWhen } from '../../../../shared/tools/reference/needed.ts';

const entries = {
  kind: oneOf(['a', 'b', 'c']),
  always: v.string(),
  x: optional(v.string()),
  y: optional(v.string()),
  z: optional(v.string()),
};
const examples = { kind: 'a', always: '1', x: '1', y: '1', z: '1' };
const choices = new Map([['kind', ['a', 'b', 'c']]]);
type Values = v.InferOutput<v.ObjectSchema<typeof entries, undefined>>;
const neededBy = (check: (values: Values) => boolean) =>
  Object.fromEntries(neededWhen(v.pipe(object(entries), v.check(check)), examples, choices));

test('what a few or most values of a property need', () => {
  expect(neededBy(({ kind, x, y }) => (kind === 'a' ? x !== undefined : y !== undefined))).toEqual({
    x: 'Needed when `kind` is `a`.',
    y: 'Needed unless `kind` is `a`.',
  });
});

test('two of which one has to be there', () => {
  expect(neededBy(({ x, z }) => x !== undefined || z !== undefined)).toEqual({
    x: 'Needed without `z`.',
    z: 'Needed without `x`.',
  });
});

test('a text in whose place a child of the element may have HTML', () => {
  const needed = neededWhen(object({ note: textOrSlot(), z: optional(v.string()) }), {}, new Map());
  expect([...needed]).toEqual([
    ['note', 'Needed, unless a child of the element with `slot="note"` has HTML of the page.'],
  ]);
});

test('nothing where nothing depends on anything, or the examples are not valid', () => {
  expect(neededBy(() => true)).toEqual({});
  expect(neededBy(() => false)).toEqual({});
});
