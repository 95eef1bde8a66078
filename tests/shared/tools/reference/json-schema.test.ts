import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { list } from '../../../../shared/contract/collections.ts';
import { jsonSchemaOf, type Schema } from '../../../../shared/tools/reference/json-schema.ts';
import { endpoints } from '../../../../shared/contract/calls/endpoints.ts';
import { notesOf } from '../../../../shared/tools/reference/units.ts';
import { RESERVED_ATTRIBUTES } from '../../../../shared/lib/attributes.ts';
import { attributeOfProperty } from '../../../../shared/tools/reference/attribute-of-property.ts';
import * as v from 'valibot';

const ajv = new Ajv2020({ strict: false, formats: { date: /^\d{4}-\d{2}-\d{2}$/ } });
const received = (schema: Schema) => jsonSchemaOf(schema, { direction: 'received' });

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

test('every call that carries money says where and in which unit, from its schemas', () => {
  const said = Object.entries(endpoints).flatMap(([name, endpoint]) => {
    const [sentence] = /In ringgit: .*$/.exec(notesOf(endpoint)) ?? [];
    return sentence ? [`${name}: ${sentence}`] : [];
  });
  expect(said).toEqual([
    'academyCourses: In ringgit: `fee` of the answer.',
    'rooms: In ringgit: `price_per_person` of the answer, `price_per_room` of the answer.',
    'applyReferralCoupon: In ringgit: `yuran` of the request, the answer.',
    'applyCoupon: In ringgit: the answer.',
    'enrol: In ringgit: `jumlah_bayaran` of the request.',
  ]);
});

test('every call whose answer may be long says so, from its declaration', () => {
  const long = Object.values(endpoints).filter((call) => notesOf(call).includes('more than 10,000 values'));
  expect(long).toEqual([endpoints.searchDealers, endpoints.interestSummary, endpoints.updateImage]);
});

test('a property is written as the attribute of its name', () => {
  expect(attributeOfProperty('quiz', 'copy_text')).toBe('data-copy-text');
});

test.each(RESERVED_ATTRIBUTES)('no property may be written as %s', (attribute) => {
  const property = attribute.slice('data-'.length).replaceAll('-', '_');
  expect(() => attributeOfProperty('quiz', property)).toThrow(`quiz.props.ts has a property "${property}"`);
});
