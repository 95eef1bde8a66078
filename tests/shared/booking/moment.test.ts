import { expect, it } from 'vitest';
import { hasBegunAt, momentOf } from '../../../shared/booking/moment.ts';

it.each([
  ['2026-11-29T15:59:59Z', '2026-11-29', 23 * 60 + 59],
  ['2026-11-29T16:00:00Z', '2026-11-30', 0],
  ['2026-11-30T05:30:59Z', '2026-11-30', 13 * 60 + 30],
])('%s is in Kuala Lumpur the day %s, minute %i (D20)', (instant, day, minutes) => {
  expect(momentOf(Date.parse(instant))).toEqual({ day, minutes });
});

it('begins in the very minute that it is said to begin (D25)', () => {
  const moment = { day: '2026-11-30', minutes: 540 };
  expect([539, 540, 541].map((begins) => hasBegunAt(moment, '2026-11-30', begins))).toEqual([true, true, false]);
  expect(hasBegunAt(moment, '2026-11-29', Infinity)).toBe(true);
  expect(hasBegunAt(moment, '2026-12-01', 0)).toBe(false);
});
