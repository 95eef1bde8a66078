import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { today } from '../../shared/lib/day.ts';
import { daysOf, messagingLink, ranked, totalOf } from '../../widgets/interest-calendar/interest-calendar.model.ts';
import { texts as courseTexts } from '../../widgets/course-calendar/course-calendar.text.ts';
import { texts } from '../../widgets/interest-calendar/interest-calendar.text.ts';
import { uiText } from '../../shared/ui/common/ui.text.ts';

const zone = process.env.TZ;
afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

test.each(['UTC', 'Asia/Kuala_Lumpur', 'America/Los_Angeles', 'Pacific/Kiritimati'])(
  '31 days from Kuala Lumpur’s today on, seen from %s (D15, D20)',
  (timeZone) => {
    process.env.TZ = timeZone;
    const late = daysOf(today(Date.parse('2026-11-21T15:59:59Z')));
    const next = daysOf(today(Date.parse('2026-11-21T16:00:00Z')));
    expect([late[0], late.at(-1), late.length]).toEqual(['2026-11-21', '2026-12-21', 31]);
    expect([next[0], next.at(-1)]).toEqual(['2026-11-22', '2026-12-22']);
  },
);

test('the course with most interests comes first, none is lost, and none without interest is listed', () => {
  const entry = fc.record({ course_list_id: fc.string(), course: fc.string(), total: fc.nat(9) });
  fc.assert(
    fc.property(fc.array(entry), (entries) => {
      const shown = ranked(entries);
      expect(totalOf(shown)).toBe(totalOf(entries));
      expect(shown.map(({ total }) => total)).toEqual(
        shown.map(({ total }) => total).sort((one, other) => other - one),
      );
      expect(shown.every(({ total }) => total > 0)).toBe(true);
    }),
  );
});

test('the interests of a day are added up', () => {
  const entry = (total: number) => ({ course_list_id: '1', course: 'A', total });
  expect([totalOf([]), totalOf([entry(3)]), totalOf([entry(3), entry(4)])]).toEqual([0, 3, 7]);
});

test.each([
  ['60123456789', '60123456789'],
  ['012-300 4567', '60123004567'],
  ['82123456', '6082123456'],
  ['12-345 6789', '60123456789'],
  ['11-2345 6789', '601123456789'],
  ['+60 (0)12-345 6789', '60123456789'],
  ['+60 012-345 6789', '60123456789'],
  ['60012-345 6789', '60123456789'],
  ['+44 (0)20 7946 0958', '442079460958'],
  ['6591234567', '6591234567'],
  ['123456789012345', '123456789012345'],
  ['+60 12-345 6789', '60123456789'],
  ['012-345 6789', '60123456789'],
  ['0060123456789', '60123456789'],
  ['+65 9123 4567', '6591234567'],
  ['+60 12-600 3456', '60126003456'],
])('%s is written to at %s', (phone, digits) => {
  expect(messagingLink(phone, 'https://wa.me/')).toBe(`https://wa.me/${digits}`);
});

test('a text that is not a telephone number gets no link, and only digits get into an address', () => {
  expect(
    ['tiada', '', '12', '8212345', '1234567890123456', '1234567860123456789', '012-3456789 samb. 12', '+60 12'].map(
      (phone) => messagingLink(phone, 'https://wa.me/'),
    ),
  ).toEqual(Array.from({ length: 8 }));
  expect(messagingLink('0123456789', 'javascript:alert(1)//')).toBeUndefined();
  fc.assert(
    fc.property(fc.string(), (phone) => {
      expect(messagingLink(phone, 'https://wa.me/') ?? 'https://wa.me/60000000').toMatch(
        /^https:\/\/wa\.me\/\d{8,15}$/,
      );
    }),
  );
});

test('large numbers are written as in Malaysia (part 9)', () => {
  expect(texts.en.course('Gold', 1234)).toBe('Gold: 1,234');
  expect(courseTexts.en.registered(1234, 2000)).toBe('1,234 / 2,000');
  expect(uiText.ms.found(10_000)).toBe('10,000 padanan');
});
