import { expect, userEvent } from 'storybook/test';
import preview from '../.storybook/preview.tsx';
import { Host } from '../.storybook/support/host.tsx';
import { snippet } from '../.storybook/support/snippet.ts';
import { widgetIn } from '../.storybook/support/widget-in.ts';

const meta = preview.meta({ title: 'Lists & reports/month-filter', component: Host });

const filter = (attributes: Record<string, string | number>) => snippet('month-filter', { attributes });

export const OneMonth = meta.story({ args: { html: filter({ month_year: '3-2026' }) } });

export const Open = meta.story({
  args: {
    html: `<div style="min-height: 420px">${filter({ month_year: '3-2026', min: '2026-02-15', max: '11-2026' })}</div>`,
  },
  play: async ({ canvasElement }) => {
    const widget = await widgetIn(canvasElement);
    await userEvent.click(widget.getByRole('button', { name: 'Month March, 2026' }));
    await expect(widget.getByRole('gridcell', { name: 'March', selected: true })).toBeVisible();
    await expect(widget.getByRole('gridcell', { name: 'January' })).toHaveAttribute('aria-disabled', 'true');
    await expect(widget.getByRole('gridcell', { name: 'February' })).toHaveAttribute('aria-disabled', 'false');
  },
});

export const NothingChosen = meta.story({ args: { html: filter({}) } });

export const MalayDark = meta.story({
  args: { html: filter({ month_year: '3-2026' }) },
  globals: { theme: 'dark', locale: 'ms' },
});

export const OtherLanguages = meta.story({
  args: {
    html: ['zh-Hans', 'ta', 'ar', 'ja', 'unknown!'].map((lang) => filter({ month_year: '3-2026', lang })).join(''),
  },
});

export const CustomNamesAndFormat = meta.story({
  args: {
    html: snippet('month-filter', {
      attributes: { month_year: '3-2026', format: '%Y/%m · %n' },
      json: {
        months: [
          'Satu',
          'Dua',
          'Tiga',
          'Empat',
          'Lima',
          'Enam',
          'Tujuh',
          'Lapan',
          'Sembilan',
          'Sepuluh',
          'Sebelas',
          'Dua belas',
        ],
      },
    }),
  },
});

export const Range = meta.story({
  args: { html: filter({ range: 1, start_month_year: '01-2026', end_month_year: '03-2026' }) },
});

export const RangeRefused = meta.story({
  args: { html: filter({ range: 1 }) },
  play: async ({ canvasElement }) => {
    const widget = await widgetIn(canvasElement);
    await userEvent.click(widget.getByRole('button', { name: 'Apply' }));
    await expect(widget.getByRole('alert')).toHaveTextContent('Please select both start and end month.');
  },
});
