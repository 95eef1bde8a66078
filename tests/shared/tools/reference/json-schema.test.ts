import { Ajv2020 } from 'ajv/dist/2020.js';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { list } from '../../../../shared/contract/collections.ts';
import { jsonSchemaOf, type Schema } from '../../../../shared/tools/reference/json-schema.ts';

const ajv = new Ajv2020({ strict: false, formats: { date: /^\d{4}-\d{2}-\d{2}$/ } });
const received = (schema: Schema) => jsonSchemaOf(schema, { direction: 'received' });

describe('wire shapes', () => {
  test('bounds hold for lists and for the values in them', () => {
    const schema = received(v.pipe(list(v.pipe(v.number(), v.minValue(2))), v.maxLength(1)));
    expect([[[3]], [[1]], [[3, 4]]].map(([value]) => ajv.validate(schema, value))).toEqual([true, false, false]);
  });

  test('a schema without a known wire shape is an error, not a hole', () => {
    expect(() =>
      received(
        v.pipe(
          v.custom(() => true),
          v.transform(String),
        ),
      ),
    ).toThrow('Give it a wire shape');
  });
});
