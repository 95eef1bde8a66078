import { expect, test, vi } from 'vitest';
import { clockNow, heedServerDate, watchServerDate } from '../../../shared/page/clock.ts';

const HOUR = 3_600_000;
const header = (ms: number): string => new Date(Date.now() + ms).toUTCString();

test.each([
  [2 * HOUR, true],
  [-26 * HOUR, true],
  [122_000, true],
  [100_000, false],
  [-100_000, false],
])('the server is %i ms ahead: its clock counts: %s', (ahead, counts) => {
  heedServerDate(header(ahead));
  expect(Math.abs(clockNow() - Date.now() - (counts ? ahead : 0))).toBeLessThan(1500);
});

test('a clock that was put right counts again; what is no date changes nothing', () => {
  const seen = vi.fn<() => void>();
  const end = watchServerDate(seen);
  heedServerDate(header(HOUR));
  for (const none of [null, '', 'soon']) heedServerDate(none);
  expect(clockNow()).toBeGreaterThan(Date.now() + HOUR / 2);
  heedServerDate(header(0));
  expect(Math.abs(clockNow() - Date.now())).toBeLessThan(10);
  expect(seen).toHaveBeenCalledTimes(2);
  end();
  heedServerDate(header(0));
  expect(seen).toHaveBeenCalledTimes(2);
});
