import { expect, test } from 'vitest';
import { RESERVED_ATTRIBUTES } from '../../../../shared/lib/attributes.ts';
import { attributeOfProperty } from '../../../../shared/tools/reference/attribute-of-property.ts';

test('a property is written as the attribute of its name', () => {
  expect(attributeOfProperty('quiz', 'copy_text')).toBe('data-copy-text');
});

test.each(RESERVED_ATTRIBUTES)('no property may be written as %s', (attribute) => {
  const property = attribute.slice('data-'.length).replaceAll('-', '_');
  expect(() => attributeOfProperty('quiz', property)).toThrow(`quiz.props.ts has a property "${property}"`);
});
