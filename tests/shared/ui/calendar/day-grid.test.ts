import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { daysFrom } from '../../../../shared/lib/day.ts';
import { DayGrid, type DayGridProps } from '../../../../shared/ui/calendar/day-grid.tsx';
import { UiContext } from '../../../../shared/ui/base/ui-context.ts';

const zone = process.env.TZ;
// the grid adopts its style sheets while rendering
beforeEach(() => {
  vi.stubGlobal('Document', class {});
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      replaceSync(): void {}
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

function htmlOf(props: Partial<DayGridProps>): string {
  const grid = createElement(DayGrid, {
    start: '2026-11-01',
    count: 30,
    onMonthChange: () => {},
    today: '2026-11-21',
    first: '2026-11-21',
    selected: undefined,
    onSelect: () => {},
    renderDay: () => null,
    describe: () => '',
    ...props,
  });
  // rendered to a text: of the root only its list of sheets is used
  const root = { adoptedStyleSheets: [] } as unknown as ShadowRoot;
  return renderToStaticMarkup(createElement(UiContext, { value: { root, locale: 'ms' } }, grid));
}
const labels = (html: string): string[] =>
  [...html.matchAll(/<span class="ui-hidden ">([^<]*)</g)].map(([, label]) => label ?? '');

describe.each(['UTC', 'Asia/Kuala_Lumpur', 'America/Los_Angeles', 'Pacific/Kiritimati'])('seen from %s', (timeZone) => {
  test('a month has its days on their weekdays, Monday first', () => {
    process.env.TZ = timeZone;
    const html = htmlOf({ first: '2026-11-01' });
    expect([...html.matchAll(/"ui-weekday">([^<]*)/g)].map(([, name]) => name)).toEqual([
      ...['Isn', 'Sel', 'Rab', 'Kha', 'Jum', 'Sab', 'Ahd'],
    ]);
    expect([...html.matchAll(/data-day="([^"]*)"/g)].map(([, day]) => day)).toEqual(daysFrom('2026-11-01', 30));
    expect(labels(html)[0]).toBe('Ahad, 1 Nov 2026');
    expect(labels(html).at(-1)).toBe('Isnin, 30 Nov 2026');
  });

  test('today is marked, the past cannot be chosen, the chosen day is selected', () => {
    process.env.TZ = timeZone;
    const html = htmlOf({ selected: '2026-11-22' });
    expect(html).toMatch(/<div[^>]*aria-selected="true"[^>]*data-day="2026-11-22"/);
    expect(html).toMatch(/data-day="2026-11-21"[^>]*><button[^>]*aria-current="date"/);
    expect(labels(html).filter((label) => label.endsWith(', tidak boleh dipilih')).length).toBe(20);
  });

  test('31 days are five weeks from the first without a break, and name each month where it begins', () => {
    process.env.TZ = timeZone;
    const start = '2027-01-30';
    const html = htmlOf({ start, count: 31, onMonthChange: undefined, today: start, first: start });
    const weeks = html.split('role="row"').slice(1);
    expect(html.indexOf('>Sab<')).toBeLessThan(html.indexOf('>Ahd<'));
    expect(weeks.map((week) => week.match(/gridcell/g)?.length)).toEqual([7, 7, 7, 7, 3]);
    expect(weeks.map((week) => week.match(/data-day/g)?.length)).toEqual([7, 7, 7, 7, 3]);
    expect(weeks[0]).toMatch(/>30<\/span><span>Jan<.*>31<.*>1<\/span><span>Feb<.*>2</);
    expect(weeks[4]).toMatch(/>1<\/span><span>Mac</);
    expect(html).toContain('aria-label="Sabtu, 30 Jan 2027 – Isnin, 1 Mac 2027"');
  });
});
