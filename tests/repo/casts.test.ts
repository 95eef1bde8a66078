import { expect, test } from 'vitest';
import { castsWithoutReason, neversIn, type Node } from './casts.ts';
import { sourceFiles } from './source-files.ts';

test('every cast and non-null assertion has a reason beside it', () => {
  const sources = sourceFiles('{widgets,shared,mocks,stories,.storybook}/**/*.{ts,tsx}');
  expect(sources.flatMap((file) => castsWithoutReason(file))).toEqual([]);
});

test('in tests only double casts need a reason', () => {
  const isDouble = ({ type, expression }: Node): boolean =>
    type === 'TSAsExpression' && expression?.type === 'TSAsExpression';
  expect(sourceFiles('tests/**/*.{ts,tsx}').flatMap((file) => castsWithoutReason(file, isDouble))).toEqual([]);
});

test('nothing is cast to never', () => {
  expect(sourceFiles('{widgets,shared,mocks,stories,tests,.storybook}/**/*.{ts,tsx}').flatMap(neversIn)).toEqual([]);
});
