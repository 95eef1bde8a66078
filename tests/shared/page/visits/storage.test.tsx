import { afterEach, expect, test, vi } from 'vitest';
import { keysIn, readText, type Where, writeText } from '../../../../shared/page/visits/storage.ts';

const KEY = 'dw:test';
const PLACES: Array<[Where, 'sessionStorage' | 'localStorage']> = [
  ['tab', 'sessionStorage'],
  ['browser', 'localStorage'],
];
afterEach(() => PLACES.forEach(([where]) => writeText(where, KEY, undefined)));
const refuse = () => {
  throw new DOMException('full', 'QuotaExceededError');
};

test.each(PLACES)('%s: what is kept is there again, until it is removed', (where, name) => {
  expect(writeText(where, KEY, 'a')).toBe(true);
  expect(window[name].getItem(KEY)).toBe('a');
  expect(readText(where, KEY)).toBe('a');
  expect(keysIn(where)).toContain(KEY);
  expect(writeText(where, KEY, undefined)).toBe(true);
  expect(readText(where, KEY)).toBeUndefined();
});

test.each(PLACES)('%s, full: remembered until the page is left', (where) => {
  writeText(where, KEY, 'old');
  using _full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  expect(writeText(where, KEY, 'new')).toBe(false);
  expect(readText(where, KEY)).toBe('new');
});

test.each(PLACES)('%s, forbidden: never throws', (where, name) => {
  using _forbidden = vi.spyOn(window, name, 'get').mockImplementation(refuse);
  expect(readText(where, KEY)).toBeUndefined();
  expect(writeText(where, KEY, 'a')).toBe(false);
  expect(readText(where, KEY)).toBe('a');
  expect(keysIn(where)).toEqual([KEY]);
  writeText(where, KEY, undefined);
  expect(readText(where, KEY)).toBeUndefined();
});
