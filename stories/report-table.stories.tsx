import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import preview from '../.storybook/preview.tsx';
import { countedMonth } from '../shared/lib/index.ts';
import { createWorld } from '../mocks/world/world.ts';
import { Host } from '../.storybook/support/host.tsx';
import { snippet } from '../.storybook/support/snippet.ts';
import { widgetIn } from '../.storybook/support/widget-in.ts';

const meta = preview.meta({ title: 'Lists & reports/report-table', component: Host });

const months = { start_month_year: '01-2026', end_month_year: '03-2026' };
const reportOf = (size: { rows?: number; columns?: number }) =>
  createWorld().sales.report(countedMonth(2026, 1), countedMonth(2026, 3), size);
const table = (size: { rows?: number; columns?: number }, more: object = {}) =>
  snippet('report-table', {
    json: { ...reportOf(size), ...months, ...more },
    children: '<p>The table appears here.</p>',
  });

export const Ready = meta.story({ args: { html: table({ rows: 12, columns: 9 }) } });

export const Searched = meta.story({
  args: { html: table({ rows: 12, columns: 7 }, { filter: 'EPP' }) },
  play: async ({ canvasElement }) => {
    const widget = await widgetIn(canvasElement);
    await fireEvent.change(widget.getByRole('searchbox', { name: 'Search' }), { target: { value: 'g100' } });
    await waitFor(() => expect(widget.getByRole('row', { name: /Filtered total/ })).toBeVisible());
    await userEvent.click(widget.getByRole('button', { name: /Members/ }));
    await expect(widget.getByRole('columnheader', { name: /Members/ })).toHaveAttribute('aria-sort', 'descending');
  },
});

export const NothingFound = meta.story({
  args: { html: table({ rows: 12, columns: 7 }) },
  play: async ({ canvasElement }) => {
    const widget = await widgetIn(canvasElement);
    await fireEvent.change(widget.getByRole('searchbox', { name: 'Search' }), { target: { value: 'nobody at all' } });
    await waitFor(() => expect(widget.getByText('No row matches.')).toBeVisible());
  },
});

export const Empty = meta.story({
  args: { html: snippet('report-table', { json: { ...reportOf({ rows: 1, columns: 6 }), rows: [] } }) },
});

export const TextsOnly = meta.story({
  args: {
    html: snippet('report-table', {
      json: { header: ['Name', 'Code', 'Team', 'Place'], rows: [['Siti', 'PG00123', 'G100', 'Ipoh']], data_total: [] },
    }),
  },
});

export const Many = meta.story({
  tags: ['!autodocs'], // too large for a page with all states
  args: { html: table({ rows: 2_000, columns: 20 }) },
});

const wrongWayRound = table({ rows: 3, columns: 6 }, { start_month_year: '05-2026', end_month_year: '03-2026' });

/** Also on a phone, where the filters are folded otherwise. */
export const MonthsTheWrongWayRound = meta.story({
  args: { html: `<div style="max-width: 328px">${wrongWayRound}</div>` },
  play: async ({ canvasElement }) => {
    const widget = await widgetIn(canvasElement);
    await expect(widget.getByRole('alert')).toHaveTextContent('Start month cannot be later than end month.');
  },
});

export const MalayDark = meta.story({
  args: { html: table({ rows: 6, columns: 8 }) },
  globals: { theme: 'dark', locale: 'ms' },
});

export const Phone = meta.story({
  args: { html: `<div style="max-width: 328px">${table({ rows: 12, columns: 8 })}</div>` },
});
