import { expect, test } from 'vitest';
import { TABLE } from '../../../../shared/memory/kept/table.ts';
import { keptThings, keysIn } from '../../../../shared/tools/reference/kept.ts';

const all = keysIn(
  Object.keys(TABLE)
    .map((name) => `kept("${name}", [])`)
    .join(';'),
  true,
);

test('each key of the table has the widgets that use it', () => {
  const things = keptThings([
    ['quiz', all],
    ['avatar', all.slice(0, 1)],
  ]);
  expect(Object.keys(things)).toEqual(all);
  expect(things[all[0]!]!.widgets).toEqual(['quiz', 'avatar']);
  expect(things[all[1]!]!.widgets).toEqual(['quiz']);
});

test('a field of the table that nobody uses is named', () => {
  expect(() => keptThings([['quiz', all.slice(1)]])).toThrow('No widget keeps "broadcast-template".');
});

test('the keys are found in code, of two kinds of calls; that of what was saved only where something is', () => {
  const code = '`dealer-widgets:saved:${a}`; keptForAll2(["payment", "last-order"]); kept3("quiz:sent", b, c)';
  const others = ['dealer-widgets:payment:last-order', 'dealer-widgets:quiz:sent:<kind>:<assessment_id>[:<user_id>]'];
  expect(keysIn(code, true)).toEqual([...others, 'dealer-widgets:saved:<pageUrl>']);
  expect(keysIn(code, false)).toEqual(others);
});
