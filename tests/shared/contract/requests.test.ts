import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { Endpoint } from '../../../shared/contract/endpoint.ts';
import { endpoints } from '../../../shared/contract/calls/endpoints.ts';
import { samplePayload } from '../../support/sample-payloads.ts';

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
