import { onTestFinished, vi } from 'vitest';
import { createHandlers } from '../../mocks/handlers/handlers.ts';
import { stoppedClock } from '../../mocks/world/clock.ts';
import { createWorld, type World } from '../../mocks/world/world.ts';
import { network } from './network.ts';

/**
 * Lets one test happen at a moment: `Date.now` tells it, and the mocks answer from a world of that day. (Vitest's own fake Date
 * does not bear the time zone arithmetic of the month grid.)
 * The widgets' client keeps answers between tests, so give each test that counts on its own answers a year of its own.
 * @param moment such as `2026-11-21T09:00:00+08:00`
 */
export function mockedDay(moment: string): World {
  const realNow = Date.now;
  const ahead = Date.parse(moment) - realNow();
  const spy = vi.spyOn(Date, 'now').mockImplementation(() => realNow() + ahead);
  onTestFinished(() => spy.mockRestore());
  const world = createWorld('emas', stoppedClock(moment));
  network.use(...createHandlers(world));
  return world;
}
