import { afterEach, expect, test, vi } from 'vitest';
import * as v from 'valibot';
import { forget, keep, readKept, watchKept } from '../../../../shared/page/visits/browser-storage.ts';

afterEach(() => forget('dw:test'));
const refuse = () => {
  throw new DOMException('full', 'QuotaExceededError');
};

/** Keeps a value. @returns what those who watch are told */
const told = (value: unknown): unknown[] => {
  const watcher = vi.fn<(key: string, isStored: boolean) => void>();
  const stop = watchKept(watcher);
  keep('dw:test', value);
  stop();
  return watcher.mock.calls;
};

test('what is kept is there again, until it is forgotten', () => {
  expect(told({ 1: 'a' })).toEqual([['dw:test', true]]);
  expect(readKept('dw:test', v.unknown())).toEqual({ 1: 'a' });
  forget('dw:test');
  expect(readKept('dw:test', v.unknown())).toBeUndefined();
});

test('corrupt text is nothing', () => {
  localStorage.setItem('dw:test', '{"1":');
  expect(readKept('dw:test', v.unknown())).toBeUndefined();
});

test('full storage: remembered until the page is left', () => {
  keep('dw:test', 'old');
  using _full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  expect(told('new')).toEqual([['dw:test', false]]);
  expect(readKept('dw:test', v.unknown())).toBe('new');
});

test('forbidden storage never throws', () => {
  using _forbidden = vi.spyOn(window, 'localStorage', 'get').mockImplementation(refuse);
  expect(readKept('dw:test', v.unknown())).toBeUndefined();
  expect(told(1)).toEqual([['dw:test', false]]);
  expect(readKept('dw:test', v.unknown())).toBe(1);
  forget('dw:test');
  expect(readKept('dw:test', v.unknown())).toBeUndefined();
});
