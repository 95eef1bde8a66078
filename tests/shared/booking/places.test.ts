import { expect, test } from 'vitest';
import { placeName, placesIn, statesWith } from '../../../shared/booking/places.ts';

const states = [
  { code: '01', name: 'Johor' },
  { code: '10', name: 'Selangor' },
];
const places = [
  { id: '1', name: 'ATM Skudai', state: '1' },
  { id: '2', name: 'ATM Klang', state: '10' },
  { id: '3', name: 'ATM Tawau', state: '12' },
];
const all = statesWith(states, places, 'Lain-lain');

test('a code without its leading zero is the same state', () => {
  expect(placesIn(places, '01').map(({ name }) => name)).toEqual(['ATM Skudai']);
});

test('a place that the page writes twice can be chosen once', () => {
  expect(placesIn([...places, ...places], '10').map(({ name }) => name)).toEqual(['ATM Klang']);
});

test('a place of an unknown state can still be reached', () => {
  expect(all.at(-1)).toEqual({ code: '12', name: 'Lain-lain (12)' });
  expect(placesIn(places, '12').map(({ name }) => name)).toEqual(['ATM Tawau']);
});

test('states keep the order of the page', () => {
  expect(all.map(({ name }) => name)).toEqual(['Johor', 'Selangor', 'Lain-lain (12)']);
});

test('a place without a state or a name can be reached, and has words', () => {
  const bare = [{ id: '4', name: '', state: '' }];
  const withOther = statesWith(states, bare, 'Lain-lain');
  expect(withOther.at(-1)?.name).toBe('Lain-lain');
  expect(placesIn(bare, withOther.at(-1)?.code ?? '')).toEqual(bare);
  expect(placeName('4', bare, withOther)).toBe('4, Lain-lain');
});
