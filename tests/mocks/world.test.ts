import { describe, expect, test } from 'vitest';
import { stoppedClock } from '../../mocks/world/clock.ts';
import { dayFromToday } from '../../mocks/world/days.ts';
import { POSTERS_TAKE_MS } from '../../mocks/world/recognitions.ts';
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

  test('goes back to its beginning on reset, the clock too', () => {
    const world = createWorld('a', stoppedClock(morning));
    const before = shown(world);
    world.recognitions.toggle('1');
    world.dealers.toggle('7', 'mentor');
    world.sliders.toggle('home', '2');
    world.payments.open({ description: 'Latihan', sen: 19_995, back: '/app' });
    world.clock.advance(3_600_000);
    expect(shown(world)).not.toBe(before);
    world.reset();
    expect(shown(world)).toBe(before);
    expect(world.clock.now()).toBe(Date.parse(morning));
    expect(world.payments.find('PAY-00001')).toBeUndefined();
  });

  test('does not share its switches with another world of the same seed', () => {
    const [one, other] = [createWorld(), createWorld()];
    const before = other.dealers.all()[0]?.fmd;
    one.dealers.toggle('1', 'fmd');
    expect(other.dealers.all()[0]?.fmd).toBe(before);
    expect(one.dealers.all()[0]?.fmd).toBe(!before);
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

test.each([
  ['2026-11-23T00:00:00+08:00', 0, '2026-11-23'],
  ['2026-11-22T15:59:59Z', 0, '2026-11-22'],
  ['2026-11-22T16:00:00Z', 0, '2026-11-23'],
  ['2026-12-31T23:30:00+08:00', 1, '2027-01-01'],
  ['2026-03-01T08:00:00+08:00', -1, '2026-02-28'],
])('at %s, day %i from today in Kuala Lumpur is %s', (at, days, day) => {
  expect(dayFromToday(stoppedClock(at), days)).toBe(day);
});

describe('poster generation', () => {
  test('counts from the first poll and follows the clock', () => {
    const world = createWorld('a', stoppedClock(morning));
    world.clock.advance(60_000);
    expect(world.recognitions.progress(1)).toEqual({ percent: 0, show_progress: true });
    world.clock.advance(POSTERS_TAKE_MS / 4);
    expect(world.recognitions.progress(1)).toEqual({ percent: 25, show_progress: true });
    world.clock.advance(POSTERS_TAKE_MS);
    expect(world.recognitions.progress(1)).toEqual({ percent: 100, show_progress: false });
  });

  test('is not shown where nothing is generated, and begins when asked', () => {
    const world = createWorld('a', stoppedClock(morning));
    expect(world.recognitions.progress('2')).toEqual({ percent: 0, show_progress: false });
    expect(world.recognitions.generatePosters('2')).toBe(true);
    expect(world.recognitions.progress('2')?.show_progress).toBe(true);
    expect(world.recognitions.progress('404')).toBeUndefined();
    expect(world.recognitions.generatePosters('404')).toBe(false);
  });
});

describe('a payment', () => {
  test('is settled once, and can be tried again after it failed', () => {
    const { payments } = createWorld();
    const sold: string[] = [];
    const reference = payments.open({
      description: 'Latihan',
      sen: 100,
      back: '/app',
      onPaid: () => sold.push('ticket'),
    });
    payments.fail(reference);
    expect(payments.find(reference)?.state).toBe('failed');
    payments.pay(reference);
    payments.pay(reference);
    payments.fail(reference);
    expect(payments.find(reference)?.state).toBe('paid');
    expect(sold).toEqual(['ticket']);
  });
});
