import { expect, test } from 'vitest';
import { castsWithoutReason, neversIn, type Node } from './casts.ts';
import { scriptsIn } from './source-files.ts';

test('every cast and non-null assertion has a reason beside it', () => {
  const sources = scriptsIn('widgets', 'shared', 'mocks', 'stories', '.storybook');
  expect(sources.flatMap((file) => castsWithoutReason(file))).toEqual([]);
});

test('in tests only double casts need a reason', () => {
  const isDouble = ({ type, expression }: Node): boolean =>
    type === 'TSAsExpression' && expression?.type === 'TSAsExpression';
  expect(scriptsIn('tests').flatMap((file) => castsWithoutReason(file, isDouble))).toEqual([]);
});

test('nothing is cast to never', () => {
  expect(scriptsIn('widgets', 'shared', 'mocks', 'stories', 'tests', '.storybook').flatMap(neversIn)).toEqual([]);
});
