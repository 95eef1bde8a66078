import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { debounce } from '../../widgets/avatar/parts/debounce.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('calls once with the last arguments, or not at all when cancelled', () => {
  const act = vi.fn<(text: string) => void>();
  const debounced = debounce(act, 300);
  debounced('a');
  vi.advanceTimersByTime(299);
  debounced('am');
  vi.advanceTimersByTime(299);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(act.mock.calls).toEqual([['am']]);
  debounced('ami');
  debounced.cancel();
  vi.advanceTimersByTime(1_000);
  expect(act).toHaveBeenCalledOnce();
});
