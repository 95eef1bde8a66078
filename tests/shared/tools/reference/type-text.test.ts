import { expect, test } from 'vitest';
import type { JsonSchema } from '../../../../shared/tools/reference/json-schema.ts';
import { typeText } from '../../../../shared/tools/reference/type-text.ts';

const object = (name: string) => ({ type: 'object', properties: { [name]: { type: 'string' } }, required: [name] });
const listOf = (items: JsonSchema) => ({ type: 'array', items });

test.each([
  ['{ id: string }[]', object('id')],
  ['Array<{ id: string } | { value: string }>', { anyOf: [object('id'), object('value')] }],
  ['Array<string | number>', { type: ['string', 'number'] }],
  ['Array<"a" | "b">', { enum: ['a', 'b'] }],
  ['Array<Record<string, string>>', { type: 'object', additionalProperties: { type: 'string' } }],
  ['string[][]', listOf({ type: 'string' })],
])('a list: %s', (written, items) => {
  expect(typeText(listOf(items))).toBe(written);
});
