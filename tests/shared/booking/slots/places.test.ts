import { expect, test } from 'vitest';
import { placeLabel, placeName, placesIn, statesWith } from '../../../../shared/booking/slots/places.ts';

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

test('a place is named with its state, and an unknown one not at all', () => {
  expect(placeName('1', places, all)).toBe('ATM Skudai, Johor');
  expect(placeName('1', places, [])).toBe('ATM Skudai');
  expect(placeName('9', places, all)).toBe('');
  const spaced = { id: '7', name: ' ATM Batu Pahat ', state: ' 1 ' };
  expect(placesIn([spaced], '01')).toEqual([spaced]);
  expect([placeLabel(spaced), placeLabel({ ...spaced, name: ' ' })]).toEqual(['ATM Batu Pahat', '7']);
});

test('states that the page does not name are in order of their codes', () => {
  const unnamed = ['14', '12', '13'].map((state) => ({ id: state, name: '', state }));
  expect(statesWith([], unnamed, 'Lain-lain').map(({ code }) => code)).toEqual(['12', '13', '14']);
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
