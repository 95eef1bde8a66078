import { expect, test } from 'vitest';
import { documentationOf } from '../../../../shared/contract/documented.ts';
import { endpoints } from '../../../../shared/contract/calls/endpoints.ts';
import { docstrings } from '../../../../shared/tools/reference/docstrings.ts';
import { notesOf } from '../../../../shared/tools/reference/units.ts';
import { sourceFiles } from '../../../repo/source-files.ts';

const BY_HAND = /\b(sen|ringgit)\b/i;

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

test('nobody writes the unit of an amount by hand', () => {
  const calls = Object.entries(endpoints).map(([name, call]) => [name, documentationOf(call).notes ?? ''] as const);
  const properties = sourceFiles('widgets/*/*.props.ts').flatMap(({ path, text }) =>
    [...docstrings(text, 'export const properties')].map(([name, comment]) => [`${path} ${name}`, comment] as const),
  );
  expect(properties.length).toBeGreaterThan(100);
  expect([...calls, ...properties].filter(([, text]) => BY_HAND.test(text))).toEqual([]);
});

test('every amount is read by the schemas that know its unit', () => {
  const readers = sourceFiles('{shared/contract/**/*,widgets/*/*.props}.ts').filter(({ text }) =>
    text.includes('senFromRinggit'),
  );
  expect(readers.map(({ path }) => path)).toEqual(['shared/contract/values.ts']);
});
