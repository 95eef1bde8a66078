import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withQuery } from '../../../shared/lib/address.ts';

test.each([
  ['/sales', '/sales?month_year=3-2026'],
  ['/sales?', '/sales?month_year=3-2026'],
  ['/sales?page=2&q=a%20b+c#list', '/sales?page=2&q=a%20b+c&month_year=3-2026#list'],
  ['/sales?month_year=1-2025&page=2', '/sales?month_year=3-2026&page=2'],
  ['/sales?month%5Fyear=1-2025&month_year=2-2025&x', '/sales?month_year=3-2026&x'],
  ['/sales?team[]=a&team[]=b&flag', '/sales?team[]=a&team[]=b&flag&month_year=3-2026'],
  [
    'https://host.example/a?b=https://x.example/?c#d?e',
    'https://host.example/a?b=https://x.example/?c&month_year=3-2026#d?e',
  ],
])('%s becomes %s', (address, expected) => {
  expect(withQuery(address, { month_year: '3-2026' })).toBe(expected);
});

test('what was set is read back, and every other parameter keeps its values and their order', () => {
  const pairs = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c[]', 'start', '%'), fc.string()));
  fc.assert(
    fc.property(pairs, fc.string(), (before, value) => {
      const address = `/x?${new URLSearchParams(before)}#f`;
      const url = new URL(withQuery(address, { start: value, end: 'e&e' }), 'https://host.example');
      expect(url.searchParams.getAll('start')).toEqual([value]);
      expect(url.searchParams.getAll('end')).toEqual(['e&e']);
      const others = [...url.searchParams].filter(([name]) => name !== 'start' && name !== 'end');
      expect(others).toEqual(before.filter(([name]) => name !== 'start'));
      expect(url.hash).toBe('#f');
    }),
  );
});
