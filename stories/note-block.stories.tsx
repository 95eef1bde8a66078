import { expect, userEvent } from 'storybook/test';
import preview from '../.storybook/preview.tsx';
import { Host } from '../.storybook/support/host.tsx';
import { snippet } from '../.storybook/support/snippet.ts';
import { widgetIn } from '../.storybook/support/widget-in.ts';

const meta = preview.meta({ title: 'Help/note-block', component: Host });

const note = (json: object = {}) =>
  snippet('note-block', { json: { note: 'Kaunter tutup pada hari Jumaat.\nSila datang awal.', ...json } });

export const Closed = meta.story({ args: { html: note() } });
export const Open = meta.story({ args: { html: note({ open: true, title: 'Waktu operasi' }) } });

export const Opened = meta.story({
  args: { html: note({ title: 'Waktu operasi' }) },
  play: async ({ canvasElement }) => {
    const widget = await widgetIn(canvasElement);
    await userEvent.click(widget.getByRole('button', { name: 'Waktu operasi' }));
    await expect(widget.getByRole('button', { expanded: true })).toBeVisible();
    await expect(widget.getByText(/Kaunter tutup/)).toBeVisible();
  },
});

export const LongWord = meta.story({ args: { html: note({ open: true, note: 'x'.repeat(300) }) } });

export const Dark = meta.story({
  args: { html: note({ open: true }) },
  globals: { theme: 'dark' },
});
