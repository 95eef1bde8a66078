import { describe, expect, test } from 'vitest';
import { stoppedClock } from '../../mocks/world/clock.ts';
import { createWorld, type World } from '../../mocks/world/world.ts';

const morning = '2026-11-23T09:00:00+08:00';

/** Everything a world shows, to compare two of them. */
const shown = (world: World) =>
  JSON.stringify([
    world.recognitions.all(),
    world.recognitions.all().map(({ recognition_id }) => world.recognitions.recipientsOf(recognition_id)),
    world.dealers.all(),
    world.vacancies.all(),
    world.sliders.all(),
    world.committee.all(),
    world.assessments.all(),
    world.apprentices.all(),
    world.announcements.all(),
  ]);

describe('a world', () => {
  test('is the same for the same seed and clock, and another one for another seed', () => {
    expect(shown(createWorld('a', stoppedClock(morning)))).toBe(shown(createWorld('a', stoppedClock(morning))));
    expect(shown(createWorld('a', stoppedClock(morning)))).not.toBe(shown(createWorld('b', stoppedClock(morning))));
  });

  test('holds names that are hard to show', () => {
    const names = createWorld()
      .dealers.all()
      .map(({ name }) => name);
    expect(names.some((name) => name.length > 100)).toBe(true);
    expect(names.some((name) => name.includes('<') && name.includes('&') && name.includes('"'))).toBe(true);
    expect(names.some((name) => /[\u0600-\u06ff]/.test(name))).toBe(true);
  });
});
