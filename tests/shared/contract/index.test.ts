import { describe, expect, it, test } from 'vitest';
import { documentationOf } from '../../../shared/contract/documented.ts';
import { endpoints } from '../../../shared/contract/calls/endpoints.ts';
import { notesOf } from '../../../shared/tools/reference/units.ts';
import type { Endpoint } from '../../../shared/contract/endpoint.ts';
import { samplePayload } from '../../support/sample-payloads.ts';
import { STATES, stateCode } from '../../../shared/contract/states.ts';
import { optionalMonth } from '../../../shared/contract/months.ts';
import { countedMonth } from '../../../shared/lib/month.ts';
import * as v from 'valibot';

const files = import.meta.glob<Record<string, unknown>>(
  ['../../../shared/contract/calls/*.ts', '!../../../shared/contract/calls/{all,endpoints,index}.ts'],
  { eager: true },
);
const isEndpoint = (value: unknown) =>
  typeof value === 'object' && value !== null && 'encoding' in value && 'answer' in value;

describe('the list of endpoints', () => {
  it('has every endpoint of every file, under its own name', () => {
    const declared = Object.values(files).flatMap((file) =>
      Object.entries(file).filter(([, value]) => isEndpoint(value)),
    );
    expect(declared.length).toBeGreaterThan(40);
    expect(endpoints).toEqual(Object.fromEntries(declared));
  });

  it('says where a log-in page is no success although nothing is read', () => {
    const refusing = Object.values(endpoints).filter(({ mayBePage, mayBeLogIn }) => mayBePage && !mayBeLogIn);
    expect(refusing).toEqual([endpoints.saveOrder, endpoints.uploadFile]);
    for (const call of refusing) expect(documentationOf(call).notes).toContain('except a log-in page');
  });

  it('says which calls are made by people who are not logged in: all of a registration but logging out', () => {
    const training = Object.values(endpoints).filter(({ path }) => /^\/app\/(plt|training)\//.test(path));
    const said = Object.values(endpoints).filter((call) => notesOf(call).includes('it needs no log-in'));
    expect(training).toContain(endpoints.logOut);
    expect(said).toEqual(training.filter((call) => call !== endpoints.logOut));
  });
});

const withPayload = (Object.entries(endpoints) as [string, Endpoint][]).filter(([, endpoint]) => endpoint.request);

describe('what is sent', () => {
  it.each(withPayload)('%s: a parsed payload is valid and does not change when parsed again', (_, endpoint) => {
    const once = v.parse(endpoint.request!, samplePayload(endpoint));
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

/** As part 3 writes them. */
const SPECIFIED =
  '01 Johor, 02 Kedah, 03 Kelantan, 04 Melaka, 05 Negeri Sembilan, 06 Pahang, 07 Pulau Pinang, 08 Perak, 09 Perlis, 10 Selangor, 11 Terengganu, 13 Sarawak, 14 WP Kuala Lumpur, 15 WP Labuan, 16 WP Putrajaya';

test('the states are those of the specification, in its order', () => {
  expect(STATES.map(({ code, name }) => `${code} ${name}`).join(', ')).toBe(SPECIFIED);
});

test('a code may come without its zero, or with spaces', () => {
  expect(['1', ' 01 ', '10'].map(stateCode)).toEqual(['01', '01', '10']);
});

const MARCH = countedMonth(2026, 3);

test.each([
  ['3-2026', MARCH],
  ['03-2026', MARCH],
  ['2026-03', MARCH],
  ['2026-03-15', MARCH],
  ['', undefined],
  [' ', undefined],
  [undefined, undefined],
])('the month %j is %j', (written, month) => {
  expect(v.parse(optionalMonth, written)).toBe(month);
});

test.each(['13-2026', 'March', '2026', 3, {}])('%j is no month, and the sentence says what is', (written) => {
  expect(v.safeParse(optionalMonth, written).issues?.map(({ message }) => message)).toEqual([
    'expected a month such as "3-2026", "03-2026" or "2026-03", or a day in it such as "2026-03-15"',
  ]);
});
