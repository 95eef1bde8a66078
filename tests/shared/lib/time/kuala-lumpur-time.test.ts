import { expect, test } from 'vitest';
import { kualaLumpurTime } from '../../../../shared/lib/time/kuala-lumpur-time.ts';

test.each([
  ['2026-11-23', '2026-11-23T00:00:00+08:00'],
  ['2026-11-23 09:00', '2026-11-23T09:00:00+08:00'],
  ['2026-11-23T09:00:00+05:30', '2026-11-23T11:30:00+08:00'],
  ['2026-11-23T09:00:00 -0330', '2026-11-23T20:30:00+08:00'],
  ['2026-11-23T23:00:00-10:00', '2026-11-24T17:00:00+08:00'],
  [' 2026-11-23t01:00:00.5z\n', '2026-11-23T09:00:00+08:00'],
])('%j is %s in Kuala Lumpur', (text, moment) => {
  expect(kualaLumpurTime(text)).toBe(moment);
});

test.each(['x2026-11-23', '2026-11-23 09:00:00.', '2026-11-23 09:00:00+08:00 (MYT)', '2026-11-23 24:00'])(
  '%j is not a moment',
  (text) => {
    expect(kualaLumpurTime(text)).toBeUndefined();
  },
);
