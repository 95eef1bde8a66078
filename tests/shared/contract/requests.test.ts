import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { Endpoint } from '../../../shared/contract/endpoint.ts';
import { endpoints } from '../../../shared/contract/index.ts';

/** A value for each payload field as a form or an attribute would have it. */
const AS_TEXTS: Record<string, unknown> = {
  id: '7',
  recognition_id: '7',
  vacancy_id: '7',
  dealer_id: '7',
  committee_user_id: '7',
  recognitionuser_id: '7',
  apprentice_id: '7',
  customer_id: '7',
  upline_mentor_id: '7',
  report_card_id: '7',
  upline_fmd_id: '7',
  user_id: '7',
  training_id: '7',
  training_price_id: '7',
  training_referrer: null,
  atm_id: '7',
  room_id: '7',
  assessment_id: '7',
  type: 'home',
  slider: 'top',
  status: '2',
  comment: 'late',
  note: 'well done',
  token: '{token}',
  name: 'Aminah',
  q: 'am',
  team: 'g100',
  month: '11',
  year: '2026',
  pg_code: 'PG12345',
  phone: '60123456789',
  email: 'a@example.my',
  coupon_code: '',
  has_spouse: '0',
  spouse_name: '',
  spouse_phone: '',
  kuantiti: '1',
  valid_referral_coupon: '',
  referral_coupon_code: '',
  jumlah_bayaran: '199.95',
  yuran: '100',
  date: '2026-11-23',
  sessions: ['Session 1'],
  is_full_room: '0',
  image: new Blob(['png']),
  file: new Blob(['pdf']),
};
const DATA: Record<string, string> = {
  '/app/atm': '[{"date":"2026-11-23","slots":["10:00 am"]}]',
  '/app/room': '[]',
  '/app/quiz': '{"1":"a"}',
  '/staff/assessment': '{}',
};
const withPayload = (Object.entries(endpoints) as [string, Endpoint][]).filter(([, endpoint]) => endpoint.request);

describe('what is sent', () => {
  it.each(withPayload)('%s: a payload that was read is valid and the same when it is read again', (_, endpoint) => {
    const { entries } = endpoint.request as v.ObjectSchema<v.ObjectEntries, undefined>;
    const sent = Object.fromEntries(
      Object.keys(entries).map((field) => [field, field === 'data' ? DATA[endpoint.path] : AS_TEXTS[field]]),
    );
    const once = v.parse(endpoint.request!, sent);
    expect(v.parse(endpoint.request!, once)).toEqual(once);
  });

  it.each(withPayload)('%s: an empty payload is refused', (_, endpoint) => {
    const optional = ['switchSlider', 'toggleSocialMedia', 'searchDealers'];
    const name = Object.entries(endpoints).find(([, one]) => one === endpoint)![0];
    expect(v.is(endpoint.request!, {})).toBe(optional.includes(name));
  });

  it('refuses a selection of slots that is not JSON, or has no real day', () => {
    const { request } = endpoints.bookAtmSlots;
    expect(v.is(request, { atm_id: 1, data: 'today' })).toBe(false);
    expect(v.is(request, { atm_id: 1, data: '[{"date":"2026-02-30","slots":[]}]' })).toBe(false);
    expect(v.is(request, { atm_id: 1, data: [] })).toBe(false);
  });

  it('refuses to book a room without a session, or a session that does not exist', () => {
    const booking = { room_id: 1, date: '2026-11-23', is_full_room: true };
    expect(v.is(endpoints.bookRoom.request, { ...booking, sessions: [] })).toBe(false);
    expect(v.is(endpoints.bookRoom.request, { ...booking, sessions: ['Session 4'] })).toBe(false);
  });
});
