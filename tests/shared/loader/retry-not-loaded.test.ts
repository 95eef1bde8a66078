import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Instance } from '../../../shared/loader/loader-state.ts';
import { retryNotLoaded } from '../../../shared/loader/follow/retry-not-loaded.ts';

const HALF_A_MINUTE = 30_000;
let page: EventTarget;
let isHidden = false;
const retry = vi.fn<(instance: Instance) => void>();
const without = (isReleased = false) => ({ isReleased }) as Instance; // what is read of it

beforeEach(() => {
  page = new EventTarget();
  isHidden = false;
  vi.useFakeTimers();
  retry.mockReset();
  vi.stubGlobal('document', {});
  vi.stubGlobal('Document', { prototype: Object.defineProperty({}, 'hidden', { get: () => isHidden }) });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('all that wait are tried after half a minute, once, except what was removed', () => {
  const later = retryNotLoaded(retry);
  const [first, second] = [without(), without()];
  for (const each of [first, second, first, without(true)]) later(each);
  vi.advanceTimersByTime(HALF_A_MINUTE - 1);
  expect(retry).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(retry.mock.calls).toEqual([[first], [second]]);
  vi.advanceTimersByTime(10 * HALF_A_MINUTE);
  page.dispatchEvent(new Event('pageshow'));
  expect(retry).toHaveBeenCalledTimes(2);
});

test.each(['pageshow', 'visibilitychange'])('and at once with %s', (type) => {
  retryNotLoaded(retry)(without());
  page.dispatchEvent(new Event(type));
  expect(retry).toHaveBeenCalledOnce();
});

test('not while the page is in the background, but when it is seen again', () => {
  isHidden = true;
  retryNotLoaded(retry)(without());
  vi.advanceTimersByTime(HALF_A_MINUTE);
  expect(retry).not.toHaveBeenCalled();
  isHidden = false;
  page.dispatchEvent(new Event('visibilitychange'));
  expect(retry).toHaveBeenCalledOnce();
});

test('a server that does not have the file is asked no more than twenty times without a person', () => {
  const later = retryNotLoaded(retry);
  retry.mockImplementation(later); // fails each time
  later(without());
  vi.advanceTimersByTime(100 * HALF_A_MINUTE);
  expect(retry).toHaveBeenCalledTimes(20);
  page.dispatchEvent(new Event('pageshow'));
  expect(retry).toHaveBeenCalledTimes(21);
});
