import type * as v from 'valibot';
import type { Endpoint } from '../../shared/contract/endpoint.ts';

const IDS = [
  ...['id', 'recognition_id', 'vacancy_id', 'dealer_id', 'committee_user_id', 'recognitionuser_id'],
  ...['apprentice_id', 'customer_id', 'upline_mentor_id', 'report_card_id', 'upline_fmd_id', 'user_id'],
  ...['training_id', 'training_price_id', 'atm_id', 'room_id', 'assessment_id'],
];
/** A value for each payload field as a form or an attribute would have it. */
const AS_TEXTS: Record<string, unknown> = {
  ...Object.fromEntries(IDS.map((name) => [name, '7'])),
  training_referrer: null,
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
  order: ['7', '8'],
  image: new Blob(['png']),
  file: new Blob(['pdf']),
};
const DATA: Record<string, string> = {
  '/app/atm': '[{"date":"2026-11-23","slots":["10:00 am"]}]',
  '/app/room': '[]',
  '/app/quiz': '{"1":"a"}',
  '/staff/assessment': '{}',
};

/** A payload of this endpoint with every field, as texts; `undefined` when it has none. */
export function samplePayload({ request, path }: Endpoint): Record<string, unknown> | undefined {
  const fields = (request as v.ObjectSchema<v.ObjectEntries, undefined> | undefined)?.entries;
  return (
    fields &&
    Object.fromEntries(Object.keys(fields).map((field) => [field, field === 'data' ? DATA[path] : AS_TEXTS[field]]))
  );
}
