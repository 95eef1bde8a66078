import { expect, test } from 'vitest';
import { docstrings } from '../../../../shared/tools/reference/docstrings.ts';

const source = `/** Not of the declaration. */
const row = object({
  /** Of another object. */
  title: text,
});

export const properties = v.pipe(
  object({
    /** The title. */
    title: text,
    /**
     * Two
     * lines.
     */
    options,
    // no docstring
    rows: object({
      /** Inner. */
      title: text,
    }),
  }),
);

/** The new state. */
export const change = v.boolean();

export interface PageSettings {
  /** The language. */
  locale?: string;
}
`;

test('the docstrings of the members, not of those inside of them or of other declarations', () => {
  expect([...docstrings(source, 'export const properties')]).toEqual([
    ['title', 'The title.'],
    ['options', 'Two lines.'],
  ]);
  expect([...docstrings(source, 'export interface PageSettings')]).toEqual([['locale', 'The language.']]);
});

test('the docstring of the declaration itself is under its name', () => {
  expect(docstrings(source, 'export const change').get('change')).toBe('The new state.');
  expect(() => docstrings(source, 'export const changes')).toThrow('declares no "export const changes"');
});
