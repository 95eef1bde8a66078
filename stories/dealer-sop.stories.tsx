import { expect, userEvent } from 'storybook/test';
import preview from '../.storybook/preview.tsx';
import { Host } from '../.storybook/support/host.tsx';
import { snippet } from '../.storybook/support/snippet.ts';
import { widgetIn } from '../.storybook/support/widget-in.ts';

const meta = preview.meta({ title: 'Help/dealer-sop', component: Host });

const steps = [
  { title: 'Daftar pelanggan', detail: 'Buka aplikasi.\nTekan "Daftar" dan isi butiran.' },
  { title: 'Semak kad pengenalan', detail: 'Pastikan nama dan nombor sama.' },
  { title: 'Terima bayaran', detail: '' },
];
const procedure = (json: object = { steps }) => snippet('dealer-sop', { json });

export const Ready = meta.story({ args: { html: procedure() } });
export const Empty = meta.story({ args: { html: procedure({ steps: [] }) } });
export const EnglishDark = meta.story({
  args: { html: procedure() },
  globals: { theme: 'dark', locale: 'en' },
});
export const AllDone = meta.story({
  args: { html: procedure() },
  play: async ({ canvasElement }) => {
    const widget = await widgetIn(canvasElement);
    for (const box of widget.getAllByRole('checkbox')) await userEvent.click(box);
    await userEvent.click(widget.getByRole('button', { name: '1. Daftar pelanggan' }));
    await expect(widget.getByText('Semua langkah selesai.')).toBeVisible();
  },
});
