import { expect, test, vi } from 'vitest';
import { monthInWords, monthNames } from '../../../../shared/lib/time/month-names.ts';
import { countedMonth } from '../../../../shared/lib/time/month-index.ts';

test.each([
  ['en', 'March'],
  ['ms', 'Mac'],
  ['ms-MY', 'Mac'],
  ['MS', 'Mac'],
  ['id', 'Maret'],
  ['zh-Hans', '三月'],
  ['zh_Hans', '三月'],
  ['de-AT', 'März'],
  ['th-TH-u-ca-buddhist', 'มีนาคม'],
])('%s names the third month %s', (tag, third) => {
  const names = monthNames(tag);
  expect(names).toHaveLength(12);
  expect(new Set(names).size).toBe(12);
  expect(names[2]).toBe(third);
});

test.each(['tlh', 'bms', 'xx-YY', 'no tag', '', '12'])('the unknown language %j falls back to English', (tag) => {
  expect(monthNames(tag)).toEqual(monthNames('en'));
});

test('a browser without Malay locale data names the months in Malay', () => {
  using _none = vi.spyOn(Intl.DateTimeFormat, 'supportedLocalesOf').mockReturnValue([]);
  expect(monthNames('ms')[2]).toBe('Mac');
  expect(monthNames('ms-MY')[11]).toBe('Disember');
});

test('the format puts name, number and year where they are asked for', () => {
  const march = countedMonth(2026, 3);
  expect(monthInWords(march, monthNames('en'), '%n, %Y')).toBe('March, 2026');
  expect(monthInWords(march, monthNames('ms'), '%m/%Y (%n) 100%')).toBe('03/2026 (Mac) 100%');
  expect(monthInWords(march, Array(12).fill('%Y $& %m'), '%n')).toBe('%Y $& %m');
});
