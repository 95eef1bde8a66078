import { afterEach, expect, test, vi } from 'vitest';
import { forget, keep, readKept } from '../../../../shared/lib/storage/browser-storage.ts';

afterEach(() => forget('dw:test'));
const refuse = () => {
  throw new DOMException('full', 'QuotaExceededError');
};

test('what is kept is there again, until it is forgotten', () => {
  expect(keep('dw:test', { 1: 'a' })).toBe(true);
  expect(readKept('dw:test')).toEqual({ 1: 'a' });
  forget('dw:test');
  expect(readKept('dw:test')).toBeUndefined();
});

test('corrupt text is nothing', () => {
  localStorage.setItem('dw:test', '{"1":');
  expect(readKept('dw:test')).toBeUndefined();
});

test('full storage: remembered until the page is left', () => {
  keep('dw:test', 'old');
  using _full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  expect(keep('dw:test', 'new')).toBe(false);
  expect(readKept('dw:test')).toBe('new');
});

test('forbidden storage never throws', () => {
  using _forbidden = vi.spyOn(window, 'localStorage', 'get').mockImplementation(refuse);
  expect(readKept('dw:test')).toBeUndefined();
  expect(keep('dw:test', 1)).toBe(false);
  expect(readKept('dw:test')).toBe(1);
  forget('dw:test');
  expect(readKept('dw:test')).toBeUndefined();
});
