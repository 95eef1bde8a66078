import { expect, userEvent } from 'storybook/test';
import preview from '../.storybook/preview.tsx';
import { Host } from '../.storybook/support/host.tsx';
import { snippet } from '../.storybook/support/snippet.ts';
import { widgetIn } from '../.storybook/support/widget-in.ts';

const meta = preview.meta({ title: 'Forms/sortable-list', component: Host });

const items = [
  { id: 1, label: 'Slider utama' },
  { id: 2, label: 'Pengumuman yang sangat panjang tentang latihan asas emas di seluruh negara pada bulan hadapan' },
  { id: 3, label: 'إعلان' },
  { id: 4, label: 'Promosi' },
];
const list = (json: object = { items }) => `<form>${snippet('sortable-list', { json })}</form>`;

export const Ready = meta.story({ args: { html: list() } });
export const Empty = meta.story({ args: { html: list({ items: [] }) } });
export const Disabled = meta.story({
  args: { html: `<form><fieldset disabled>${snippet('sortable-list', { json: { items } })}</fieldset></form>` },
});
export const MalayDark = meta.story({
  args: { html: list() },
  globals: { theme: 'dark', locale: 'ms' },
});
export const Moved = meta.story({
  args: { html: list() },
  play: async ({ canvasElement }) => {
    const widget = await widgetIn(canvasElement);
    await userEvent.click(widget.getByRole('button', { name: 'Move Slider utama down' }));
    await expect(await widget.findByText('Slider utama is now number 2 of 4.')).toBeInTheDocument();
  },
});
