import { expect, test } from 'vitest';
import { placesIn, statesWith } from '../../../shared/booking/places.ts';

const states = [
  { code: '01', name: 'Johor' },
  { code: '10', name: 'Selangor' },
];
const places = [
  { id: '1', name: 'ATM Skudai', state: '1' },
  { id: '2', name: 'ATM Klang', state: '10' },
  { id: '3', name: 'ATM Tawau', state: '12' },
];
const all = statesWith(states, places, (code) => `Lain-lain (${code})`);

test('a code without its leading zero is the same state', () => {
  expect(placesIn(places, '01').map(({ name }) => name)).toEqual(['ATM Skudai']);
});

test('a place of an unknown state can still be reached', () => {
  expect(all.at(-1)).toEqual({ code: '12', name: 'Lain-lain (12)' });
  expect(placesIn(places, '12').map(({ name }) => name)).toEqual(['ATM Tawau']);
});

test('states keep the order of the page', () => {
  expect(all.map(({ name }) => name)).toEqual(['Johor', 'Selangor', 'Lain-lain (12)']);
});
