import { expect, test } from 'vitest';
import { KEPT, keptThings } from '../../../../shared/tools/reference/kept.ts';

const all = Object.keys(KEPT);

test('each key of the table has the widgets that make it', () => {
  const things = keptThings([
    ['quiz', all],
    ['avatar', all.slice(0, 1)],
  ]);
  expect(Object.keys(things)).toEqual(all);
  expect(things[all[0]!]!.widgets).toEqual(['quiz', 'avatar']);
  expect(things[all[1]!]!.widgets).toEqual(['quiz']);
});

test('a key that the table does not have is named, and a line of the table that nobody makes', () => {
  expect(() => keptThings([['quiz', [...all, 'dealer-widgets:new']]])).toThrow(
    /quiz keeps dealer-widgets:new, .* Add it there/,
  );
  expect(() => keptThings([['quiz', all.slice(1)]])).toThrow(`No widget keeps ${all[0]}.`);
});
