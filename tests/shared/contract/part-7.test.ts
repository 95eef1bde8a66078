import type * as v from 'valibot';
import { expect, it } from 'vitest';
import type { Endpoint } from '../../../shared/contract/endpoint.ts';
import { calls } from '../../support/call-facts.ts';
import { endpoints } from '../../../shared/contract/calls/endpoints.ts';

/** Part 7 of the specification and what decisions.md adds, call by call: method, path, payload fields. `{route}` stands for an address the page supplies. */
const CALLS: [method: string, path: string, payload: string][] = [
  ['GET', '/app/admin/recognition/progress/{recognition_id}', ''],
  ['GET', '/app/admin/recognition/image/{recognition_id}', ''],
  ['GET', '/app/admin/recognition/proof/{user_id}', ''],
  ['GET', '/app/admin/apprentice-attachment/{attachment}', ''],
  ['POST', '/app/admin/recognition/toggle', 'recognition_id'],
  ['POST', '/app/admin/vacancy/toggle', 'vacancy_id'],
  ['POST', '/app/admin/fmd/toggle', 'dealer_id'],
  ['POST', '/app/admin/mentor/toggle', 'dealer_id'],
  ['POST', '/app/admin/tutor/toggle', 'dealer_id'],
  ['POST', '/app/admin/slider-switch', 'type, slider'],
  ['POST', '/app/admin/committee/toggle', 'committee_user_id'],
  ['POST', '/app/admin/recognition/toggle-download', 'recognition_id'],
  ['POST', '/app/admin/assessment/toggle', 'id'],
  ['POST', '/app/admin/recognition/poster-verified/toggle', 'recognitionuser_id'],
  ['POST', '/app/admin/apprentice-status/select', 'apprentice_id, status, comment'],
  ['GET', '/app/academy/interest/calendar-summary', ''],
  ['GET', '/app/academy/interest/calendar-detail/{date}', ''],
  ['POST', '{route}', 'id'],
  ['POST', '/app/toggle-socialmedia', 'type'],
  ['POST', '/app/update-image', 'image, token, name'],
  ['POST', '/app/committee/toggle', 'committee_user_id'],
  ['POST', '/app/customer/toggle-checklist', 'type, customer_id'],
  ['POST', '/subuser/customer/toggle-checklist', 'type, customer_id'],
  ['POST', '/app/customer/checklist-note', 'note, customer_id'],
  ['POST', '/subuser/customer/checklist-note', 'note, customer_id'],
  ['POST', '/app/empire/mentor', 'dealer_id, upline_mentor_id'],
  ['POST', '/app/empire/note', 'note, report_card_id'],
  ['GET', '/app/academy/courses', 'team, month, year'],
  ['GET', '/api/search-dealers', 'q'],
  ['GET', '/app/plt/auth', ''],
  ['GET', '/app/plt/logout', ''],
  ['POST', '/app/plt/register', 'name, pg_code, phone, email, upline_fmd_id'],
  [
    'POST',
    '/app/training/daftar',
    'user_id, training_id, coupon_code, has_spouse, spouse_name, spouse_phone, training_price_id, kuantiti, training_referrer, valid_referral_coupon, referral_coupon_code, jumlah_bayaran',
  ],
  ['POST', '/app/training/coupon', 'training_id, coupon_code'],
  ['POST', '/app/training/apply_refer_coupon', 'yuran, coupon_code'],
  ['POST', '/app/atm', 'atm_id, data'],
  ['POST', '/app/atm/time', 'date, atm_id'],
  ['POST', '/app/room', 'room_id, data'],
  ['POST', '/app/room/time', 'date, room_id'],
  ['GET', '/app/rooms', ''],
  ['GET', '/app/room-people/{roomId}/{date}', ''],
  ['GET', '/app/room-calendar/{roomId}', ''],
  ['POST', '/app/book-room', 'room_id, date, sessions, is_full_room'],
  ['POST', '/app/quiz', 'assessment_id, data'],
  ['POST', '/staff/assessment', 'assessment_id, data'],
  ['POST', '{route}', 'file'],
  ['POST', '{route}', 'order'], // sortable-list with a route (D21)
];

const payloadOf = (endpoint: Endpoint) =>
  Object.keys((endpoint.request as v.ObjectSchema<v.ObjectEntries, undefined> | undefined)?.entries ?? {}).join(', ');
const all: Endpoint[] = Object.values(endpoints);
const agreed = [...CALLS, ...Object.values(calls).map((call) => call.agreed)];

it('lists every call that is declared', () => {
  const listed = agreed.map((call) => call.join(' ')).toSorted();
  expect(all.map((one) => [one.method, one.path, payloadOf(one)].join(' ')).toSorted()).toEqual(listed);
});

it.each(all.map((endpoint) => [endpoint.path, endpoint] as const))(
  '%s travels as it should: files as form data, what is read as a query, the rest as JSON',
  (_, endpoint) => {
    const files = endpoint.path === '/app/update-image' || payloadOf(endpoint) === 'file';
    expect(endpoint.encoding).toBe(
      !endpoint.request ? 'none' : files ? 'multipart' : endpoint.method === 'GET' ? 'query' : 'json',
    );
  },
);
