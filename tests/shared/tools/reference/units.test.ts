import { expect, test } from 'vitest';
import { endpoints } from '../../../../shared/contract/calls/endpoints.ts';
import { notesOf } from '../../../../shared/tools/reference/units.ts';

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
