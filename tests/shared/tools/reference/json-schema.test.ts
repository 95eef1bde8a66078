import { Ajv2020 } from 'ajv/dist/2020.js';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { list } from '../../../../shared/contract/collections.ts';
import { flag, id, text } from '../../../../shared/contract/values.ts';
import { jsonSchemaOf, type Schema } from '../../../../shared/tools/reference/json-schema.ts';
import { endpoints } from '../../../../shared/contract/calls/endpoints.ts';
import { object } from '../../../../shared/lib/schema/schema.ts';
import { BODIES, REFUSED } from '../../../support/answer-bodies.ts';
import { samplePayload } from '../../../support/sample-payloads.ts';

const ajv = new Ajv2020({ strict: false, formats: { date: /^\d{4}-\d{2}-\d{2}$/ } });
const received = (schema: Schema) => jsonSchemaOf(schema, { direction: 'received' });
const sent = (schema: Schema) => jsonSchemaOf(schema, { direction: 'sent' });

describe('every call of the contract', () => {
  test.each(Object.entries(endpoints))('%s has a schema for request and answer', (_, { request, answer }) => {
    expect(ajv.compile(received(answer))).toBeTypeOf('function');
    if (request) expect(Object.keys(sent(request).properties as object)).not.toEqual([]);
  });

  test.each(BODIES.filter(([, , answer]) => answer !== REFUSED))(
    'an answer a widget takes is allowed: %s %j',
    (name, body) => {
      expect(ajv.validate(received(endpoints[name].answer), body), JSON.stringify(ajv.errors)).toBe(true);
    },
  );

  test.each(Object.entries(endpoints).filter(([, { request, encoding }]) => request && encoding === 'json'))(
    '%s sends what its schema describes',
    (_, endpoint) => {
      const payload: unknown = v.parse(endpoint.request!, samplePayload(endpoint));
      expect(ajv.validate(sent(endpoint.request!), payload), JSON.stringify(ajv.errors)).toBe(true);
    },
  );
});

describe('wire shapes', () => {
  test.each([
    ['a flag', flag, [true, '', 0, null], ['yes', 2]],
    ['an id', id, [7, '7'], ['', null, true]],
    ['a list', list(object({ id, name: text })), [[{ id: 1 }], { 0: { id: 1 } }, null], [[{}], { a: { id: 1 } }, 'x']],
  ])('%s', (_, schema, right, wrong) => {
    const check = ajv.compile(received(schema));
    expect(right.filter((value) => !check(value))).toEqual([]);
    expect(wrong.filter((value) => check(value))).toEqual([]);
  });

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
