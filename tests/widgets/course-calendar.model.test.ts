import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { course } from '../../shared/contract/calls/academy.ts';
import * as model from '../../widgets/course-calendar/course-calendar.model.ts';

const make = (more: object = {}): model.Course =>
  v.parse(course, { id: 1, name: 'Gold Savings Basics', datetime: '2026-11-23 09:00:00', ...more });

test('day and time are those of Kuala Lumpur, however the backend writes them (W11)', () => {
  for (const datetime of ['2026-11-23 00:30:00', '2026-11-22T16:30:00Z', '2026-11-22T16:30:00.000000Z']) {
    expect(model.dayOf(make({ datetime }))).toBe('2026-11-23');
    expect(model.whenOf(make({ datetime }), 'en')).toBe('23 Nov, 12:30 am');
  }
  expect(model.whenOf(make({ datetime: '2026-11-23 12:05' }), 'en')).toMatch(/, 12:05 pm$/);
  expect(model.whenOf(make({ datetime: '2026-11-23 11:59' }), 'en')).toMatch(/, 11:59 am$/);
  const times = ['09:00', '11:59', '12:00', '13:59', '14:00', '18:59', '19:00'].map((time) =>
    model.whenOf(make({ datetime: `2026-11-23 ${time}` }), 'ms'),
  );
  expect(times.map((each) => each.split(', ')[1])).toEqual([
    '9:00 pagi',
    '11:59 pagi',
    '12:00 tengah hari',
    '1:59 tengah hari',
    '2:00 petang',
    '6:59 petang',
    '7:00 malam',
  ]);
});

test('a backend that keeps only the day of a course sends midnight, which is shown as no time', () => {
  for (const datetime of ['2026-11-23', '2026-11-23 00:00:00', '2026-11-22T16:00:00.000000Z']) {
    expect(model.whenOf(make({ datetime }), 'en')).toBe('23 Nov');
  }
  expect(model.whenOf(make({ datetime: '2026-11-23 09:00' }), 'en')).toBe('23 Nov, 9:00 am');
});

test('a fee that is missing is unknown, not 0', () => {
  expect([make(), make({ fee: null }), make({ fee: '0.00' })].map(({ fee }) => fee)).toEqual([null, null, 0]);
});

describe('other location', () => {
  test('its own place and region count when the course is there, else room and state', () => {
    const both = { room: 'Bilik Emas', other_location: 'Hotel Seri', negeri: '10', other_negeri: 'Sabah' };
    expect([model.locationOf(make(both)), model.regionOf(make(both))]).toEqual(['Bilik Emas', 'Selangor']);
    const elsewhere = make({ ...both, is_other_location: '1' });
    expect([model.locationOf(elsewhere), model.regionOf(elsewhere)]).toEqual(['Hotel Seri', 'Sabah']);
  });

  test('a place that is missing gives way to the one that is known; a single-digit code is a state too', () => {
    expect(model.locationOf(make({ is_other_location: 1, other_location: null, room: 'Bilik Emas' }))).toBe(
      'Bilik Emas',
    );
    expect(model.regionOf(make({ is_other_location: 1, negeri: '10' }))).toBe('Selangor');
    expect(model.regionOf(make({ other_negeri: 'Sabah' }))).toBe('Sabah');
    expect(model.regionOf(make({ negeri: 3 }))).toBe('Kelantan');
    expect(model.regionOf(make({ negeri: { name: 'Kedah' } }))).toBe('Kedah');
    expect([model.locationOf(make()), model.regionOf(make())]).toEqual(['', '']);
  });
});

test('full exactly when no place is left; unknown is not full; overbooked is full', () => {
  const isFull = (slot_available: unknown) => model.isFull(make({ slot_available }));
  expect([0, '0', -2, 1, null].map(isFull)).toEqual([true, true, true, false, false]);
  expect([
    model.registeredOf(make({ slot_available: 3, total_slot: '10' })),
    model.registeredOf(make({ total_slot: 10 })),
    model.registeredOf(make({ slot_available: 3 })),
    model.registeredOf(make({ slot_available: 12, total_slot: 10 })),
  ]).toEqual([7, undefined, undefined, 0]);
});

test('the search finds every word anywhere, whatever its case, and nothing else', () => {
  const courses = [
    make(),
    make({ id: 2, name: 'Public Speaking', tutor_name: 'José bin Ali', negeri: '01', room: 'Bilik Emas' }),
  ];
  const found = (search: string) => model.matching(courses, search).map(({ id }) => id);
  expect([
    found(''),
    found('  '),
    found('SPEAKING jose'),
    found('johor'),
    found('emas ali'),
    found('gold speaking'),
    found('speakingjose'),
  ]).toEqual([['1', '2'], ['1', '2'], ['2'], ['2'], ['2'], [], []]);
});

test('every course of the month is on its day exactly once, in the order of their times', () => {
  const moments = fc.date({ min: new Date('2026-10-20'), max: new Date('2026-12-10'), noInvalidDate: true });
  fc.assert(
    fc.property(fc.array(moments), (dates) => {
      const courses = dates.map((date, at) => make({ id: at, datetime: date.toISOString() }));
      const days = model.byDay(courses, '2026-11');
      const listed = [...days.values()].flat();
      expect(listed.length).toBe(courses.filter((each) => model.dayOf(each).startsWith('2026-11')).length);
      for (const [day, ofDay] of days) {
        expect(ofDay.every((each) => model.dayOf(each) === day)).toBe(true);
        expect(ofDay.map(({ datetime }) => datetime)).toEqual(ofDay.map(({ datetime }) => datetime).sort());
      }
    }),
  );
});

test('the registration page is below the page’s base, and an id cannot lead elsewhere', () => {
  expect(model.registerPath('7')).toBe('/app/academy/register/7');
  expect(model.registerPath('../x?y')).toBe('/app/academy/register/..%2Fx%3Fy');
});
