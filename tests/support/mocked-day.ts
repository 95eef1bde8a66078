import { vi } from 'vitest';
import { createHandlers } from '../../mocks/handlers/handlers.ts';
import { stoppedClock } from '../../mocks/world/clock.ts';
import { createWorld, type World } from '../../mocks/world/world.ts';
import { network } from './network.ts';

/** Sets the clock of one test; it runs on from there, and a test may set it again. @param moment such as `2026-11-21T09:00:00+08:00` */
export function setClock(moment: string): void {
  const [began, ms] = [performance.now(), Date.parse(moment)];
  vi.spyOn(Date, 'now').mockImplementation(() => ms + performance.now() - began);
}

/**
 * Runs one test at a given moment; the mocks answer from a world of that day. Vitest's fake Date breaks the month grid's time
 * zones. Answers are kept between tests: give each test its own year.
 * @param moment such as `2026-11-21T09:00:00+08:00`
 */
export function mockedDay(moment: string): World {
  setClock(moment);
  const world = createWorld('emas', stoppedClock(moment));
  network.use(...createHandlers(world));
  return world;
}
