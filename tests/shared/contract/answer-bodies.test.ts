import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { Endpoint } from '../../../shared/contract/endpoint.ts';
import { object } from '../../../shared/contract/object.ts';
import { endpoints as calls } from '../../../shared/contract/index.ts';

const sources = import.meta.glob<string>('../../../shared/contract/*.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const REFUSED = Symbol('refused');
function answer(endpoint: Endpoint, body: unknown) {
  const result = v.safeParse(endpoint.answer, body);
  return result.success ? result.output : REFUSED;
}
const HTML = '<!DOCTYPE html><html><body>Log masuk</body></html>';

/** An endpoint, what a backend may send, and what the widget gets. */
const BODIES: [name: keyof typeof calls, body: unknown, answer: unknown][] = [
  ['recognitionProgress', { percent: '33.5', show_progress: 1 }, { percent: 33.5, show_progress: true }],
  ['recognitionProgress', { percent: null, show_progress: false }, { percent: 0, show_progress: false }],
  ['recognitionProgress', { percent: 140, show_progress: '1' }, { percent: 100, show_progress: true }],
  ['recognitionProgress', { percent: 10 }, REFUSED],
  ['recognitionImage', '/storage/a.png', '/storage/a.png'],
  ['recognitionImage', { image: 'https://cdn.example/a.png' }, 'https://cdn.example/a.png'],
  ['recognitionImage', { image: null, url: '/storage/a.png' }, '/storage/a.png'],
  ['recognitionImage', 'data:image/png;base64,AAAA', 'data:image/png;base64,AAAA'],
  ['recognitionImage', 'data:text/html,<b>', REFUSED],
  ['recognitionImage', HTML, REFUSED],
  ['recognitionImage', '', REFUSED],
  ['apprenticeAttachment', { url: 'javascript:alert(1)' }, REFUSED],
  ['toggleRecognition', 1, true],
  ['toggleRecognition', '', false],
  ['toggleRecognition', 'yes', REFUSED],
  ['toggleRecognition', { active: true }, REFUSED],
  ['selectApprenticeStatus', { comment: null }, ''],
  ['selectApprenticeStatus', 'Too late', 'Too late'],
  ['selectApprenticeStatus', {}, REFUSED],
  ['interestSummary', [], {}],
  [
    'interestSummary',
    { '2026-11-23': [{ course_list_id: 3, course: { name: 'GAP' }, total: '4' }] },
    { '2026-11-23': [{ course_list_id: '3', course: 'GAP', total: 4 }] },
  ],
  ['interestSummary', { soon: [] }, REFUSED],
  [
    'interestOnDay',
    [{ course: 'GAP', users: [{ name: 'Ali', phone: null }] }],
    [{ course: 'GAP', users: [{ name: 'Ali', phone: '' }] }],
  ],
  ['updateImage', { status: 'whatever' }, undefined],
  ['updateImage', '', undefined],
  ['updateImage', HTML, REFUSED],
  ['uploadFile', HTML, undefined],
  ['uploadFile', '<form action="/login"><input type="password">', REFUSED],
  ['assignMentor', { mentor_name: 'Siti' }, 'Siti'],
  ['assignMentor', { mentor_name: '<Ali> Siti' }, '<Ali> Siti'],
  ['assignMentor', { mentor_name: null }, REFUSED],
  ['assignMentor', '', REFUSED],
  ['assignMentor', ['Siti'], REFUSED],
  ['saveMentorNote', { note: '' }, ''],
  ['saveMentorNote', { note: '<Ali> datang' }, '<Ali> datang'],
  ['saveMentorNote', {}, REFUSED],
  ['saveMentorNote', [], REFUSED],
  ['saveChecklistNote', 'call back', 'call back'],
  [
    'searchDealers',
    { 0: { user_id: 7, pg_code: 'PG12345', name: 'Ali', team: null } },
    [{ user_id: '7', pg_code: 'PG12345', name: 'Ali', team: '' }],
  ],
  ['searchDealers', null, []],
  [
    'checkAuth',
    { status: 'valid', user_id: 2, name: 'Ali', pg_code: 'PG12345' },
    { status: 'valid', user_id: '2', name: 'Ali', pg_code: 'PG12345' },
  ],
  ['checkAuth', { status: 'invalid' }, { status: 'invalid' }],
  ['checkAuth', { status: 'valid', name: 'Ali' }, REFUSED],
  ['checkAuth', null, { status: 'invalid' }],
  ['checkAuth', '', { status: 'invalid' }],
  ['checkAuth', false, { status: 'invalid' }],
  ['checkAuth', {}, { status: 'invalid' }],
  ['checkAuth', [], { status: 'invalid' }],
  ['checkAuth', { status: null }, { status: 'invalid' }],
  ['checkAuth', ['valid', 2], REFUSED],
  ['checkAuth', { error: 'x' }, REFUSED],
  ['checkAuth', HTML, REFUSED],
  ['logOut', HTML, undefined],
  ['registerDealer', { status: 'valid', user_id: '9' }, { status: 'valid', user_id: '9' }],
  ['registerDealer', { status: 'valid' }, REFUSED],
  ['registerDealer', { status: 'taken' }, { status: 'invalid' }],
  ['registerDealer', null, REFUSED],
  ['registerDealer', '', REFUSED],
  ['registerDealer', {}, REFUSED],
  ['registerDealer', [], REFUSED],
  ['enrol', 'already_registered', { outcome: 'already-registered' }],
  ['enrol', { message: 'already_registered' }, { outcome: 'already-registered' }],
  ['enrol', 'pay/8813', { outcome: 'pay', to: 'pay/8813' }],
  ['enrol', { url: 'https://pay.example/8813' }, { outcome: 'pay', to: 'https://pay.example/8813' }],
  ['enrol', { message: null, url: '/pay/8813' }, { outcome: 'pay', to: '/pay/8813' }],
  ['enrol', { message: null, url: null }, REFUSED],
  ['enrol', ' JavaScript:alert(1)', REFUSED],
  ['enrol', HTML, REFUSED],
  ['enrol', { message: HTML }, REFUSED],
  ['enrol', { message: 'Maaf, tiada tempat' }, REFUSED],
  ['enrol', ['pay/1'], REFUSED],
  ['enrol', '//evil.example/bayar', REFUSED],
  ['enrol', '/\\evil.example/bayar', REFUSED],
  ['enrol', { url: '/\t/evil.example' }, REFUSED],
  ['enrol', '', REFUSED],
  ['applyCoupon', '149.95', 14995],
  ['applyCoupon', 0, 0],
  ['applyCoupon', { price: '149.9500' }, 14995],
  ['applyCoupon', '', null],
  ['applyCoupon', { price: null, message: 'Kupon tidak sah' }, null],
  ['applyCoupon', null, null],
  ['applyCoupon', false, null],
  ['applyCoupon', 'invalid', REFUSED],
  ['applyReferralCoupon', HTML, REFUSED],
  ['bookAtmSlots', 'success', { message: 'success', masa: [] }],
  ['bookAtmSlots', '', REFUSED],
  ['bookAtmSlots', null, REFUSED],
  ['bookAtmSlots', {}, REFUSED],
  ['bookAtmSlots', [], REFUSED],
  ['bookAtmSlots', [1, [2], null], REFUSED],
  ['bookAtmSlots', { error: 'penuh' }, REFUSED],
  ['bookAtmSlots', { message: ' ' }, REFUSED],
  ['bookAtmSlots', { masa: [] }, REFUSED],
  ['bookAtmSlots', true, REFUSED],
  [
    'bookAtmSlots',
    { message: 'date_not_availablle', masa: { 0: { date: '2026-11-23 00:00:00', slots: ['10:00 am'] } } },
    { message: 'date_not_availablle', masa: [{ date: '2026-11-23', slots: ['10:00 am'] }] },
  ],
  [
    'atmTimes',
    [{ time: '10:00 am', is_available: '2', names: [{ name: 'Ali' }, 'Abu'], book_by_me: 0 }],
    [{ time: '10:00 am', is_available: 2, names: ['Ali', 'Abu'], book_by_me: false }],
  ],
  [
    'roomTimes',
    [{ time: '10:00 am', is_available: -1, names: null }],
    [{ time: '10:00 am', is_available: 0, names: [], book_by_me: false }],
  ],
  ['roomTimes', [{ time: '10:00 am', is_available: 'many' }], REFUSED],
  [
    'rooms',
    [{ id: 1, name: 'Emas', max_persons: '8', price_per_person: '25.00', price_per_room: 150 }],
    [{ id: '1', name: 'Emas', max_persons: 8, price_per_person: 2500, price_per_room: 15000 }],
  ],
  ['rooms', { data: [] }, REFUSED],
  ['roomPeople', [], {}],
  ['roomPeople', { G100: [{ name: 'Ali' }, 'Abu'] }, { G100: ['Ali', 'Abu'] }],
  [
    'roomCalendar',
    [{ date: '2026-11-23', session1_balance: '3', session2_balance: 0, session3_balance: -2, is_full_room: '0' }],
    [{ date: '2026-11-23', session1_balance: 3, session2_balance: 0, session3_balance: 0, is_full_room: false }],
  ],
  ['bookRoom', { message: 'session_full' }, { outcome: 'session_full' }],
  ['bookRoom', 'full_book_not_allow', { outcome: 'full_book_not_allow' }],
  ['bookRoom', '/pay/3', { outcome: 'pay', to: '/pay/3' }],
  ['bookRoom', HTML, REFUSED],
  ['submitQuiz', { message: 'error' }, { message: 'error' }],
  ['submitAssessment', 'ok', { message: 'ok' }],
  ['submitQuiz', '', REFUSED],
  ['submitQuiz', null, REFUSED],
  ['submitQuiz', false, REFUSED],
  ['submitQuiz', {}, REFUSED],
  ['submitQuiz', [], REFUSED],
  ['submitQuiz', { message: null }, REFUSED],
  ['submitQuiz', { error: 'tutup' }, REFUSED],
];

describe('answers as real backends write them', () => {
  it.each(BODIES)('%s %j', (name, body, expected) => {
    expect(answer(calls[name], body)).toEqual(expected);
  });

  it('reads a course in any spelling of its time, price and places', () => {
    const [course] = v.parse(calls.academyCourses.answer, [
      {
        id: 1,
        name: 'GAP',
        datetime: '2026-11-23T01:00:00.000000Z',
        fee: '1,199.50',
        tutor_name: { name: 'Siti' },
        room: 'Emas',
        is_other_location: 0,
        negeri: null,
        slot_available: '0',
        total_slot: 20,
      },
    ]);
    expect(course).toMatchObject({
      datetime: '2026-11-23T09:00:00+08:00',
      fee: 119950,
      tutor_name: 'Siti',
      room: 'Emas',
      negeri: '',
      slot_available: 0,
      description: '',
    });
  });

  it('takes a page of HTML only where nothing is read', () => {
    const taking = Object.entries(calls).filter(([, endpoint]) => endpoint.mayBePage);
    expect(taking.map(([name]) => name)).toEqual(['logOut', 'uploadFile']);
  });

  it('takes a list for no object, anywhere', () => {
    expect(v.is(object({ note: v.optional(v.string()) }), [])).toBe(false);
    for (const [path, source] of Object.entries(sources))
      if (!path.endsWith('/object.ts')) expect(source, path).not.toMatch(/\bv\.(loose|strict)?[oO]bject\(\{\s*[^}\s]/);
  });
});
