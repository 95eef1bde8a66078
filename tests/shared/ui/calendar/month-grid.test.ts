import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { daysFrom } from '../../../../shared/lib/day.ts';
import { MonthGrid, type MonthGridProps } from '../../../../shared/ui/calendar/month-grid.tsx';
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

function htmlOf(props: Partial<MonthGridProps>): string {
  const grid = createElement(MonthGrid, {
    month: '2026-11',
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
    expect([...html.matchAll(/<th[^>]*aria-label="([^"]*)"/g)].map(([, name]) => name)).toEqual([
      'Isnin',
      'Selasa',
      'Rabu',
      'Khamis',
      'Jumaat',
      'Sabtu',
      'Ahad',
    ]);
    expect(
      [...html.matchAll(/data-day="([^"]*)"/g)].map(([, day]) => day).filter((day) => day?.startsWith('2026-11')),
    ).toEqual(daysFrom('2026-11-01', 30));
    expect(labels(html)[0]).toBe('Ahad, 1 Nov 2026');
    expect(labels(html).at(-1)).toBe('Isnin, 30 Nov 2026');
  });

  test('today is marked, the past cannot be chosen, the chosen day is selected', () => {
    process.env.TZ = timeZone;
    const html = htmlOf({ selected: '2026-11-22' });
    expect(html).toMatch(/<td[^>]*aria-selected="true"[^>]*data-day="2026-11-22"/);
    expect(html).toMatch(/data-day="2026-11-21"[^>]*><button[^>]*aria-current="date"/);
    expect(labels(html).filter((label) => label.endsWith(', tidak boleh dipilih')).length).toBe(20);
  });

  test('several months without the weeks that have no day to choose', () => {
    process.env.TZ = timeZone;
    const html = htmlOf({ months: 3, month: '2027-01', today: '2027-01-30', first: '2027-01-30', last: '2027-03-01' });
    const open = labels(html).filter((label) => !label.includes('tidak boleh dipilih'));
    expect([open.length, open[0], open.at(-1)]).toEqual([31, 'Sabtu, 30 Jan 2027', 'Isnin, 1 Mac 2027']);
    expect(html.match(/<table/g)?.length).toBe(3);
    expect(
      [...html.matchAll(/data-day="([^"]*)"/g)]
        .map(([, day]) => day ?? '')
        .filter((day) => /^\d{4}-\d{2}-\d{2}$/.test(day) && day < '2027-01-25'),
    ).toEqual([]);
  });
});
