import { expect, fireEvent } from 'storybook/test';
import preview from '../.storybook/preview.tsx';
import { Host } from '../.storybook/support/host.tsx';
import { snippet } from '../.storybook/support/snippet.ts';
import { widgetIn } from '../.storybook/support/widget-in.ts';

const meta = preview.meta({ title: 'Forms/broadcast-template', component: Host });

const template = 'Salam {{nama}},\n\nJemput hadir ke {{majlis}} pada {{tarikh}}.';
const message = (json: object = { template, fields: { majlis: 'Latihan Asas Emas' } }) =>
  snippet('broadcast-template', { json });

export const Ready = meta.story({ args: { html: message() } });
export const NothingToFillIn = meta.story({ args: { html: message({ template: 'Selamat Hari Raya.' }) } });
export const Empty = meta.story({ args: { html: message({ template: '' }) } });
export const MalayDark = meta.story({
  args: { html: message() },
  globals: { theme: 'dark', locale: 'ms' },
});
export const FilledIn = meta.story({
  args: { html: message() },
  play: async ({ canvasElement }) => {
    const widget = await widgetIn(canvasElement);
    await fireEvent.change(widget.getByRole('textbox', { name: 'nama' }), { target: { value: 'Aminah' } });
    await fireEvent.change(widget.getByRole('textbox', { name: 'tarikh' }), { target: { value: '23 Nov' } });
    await expect(widget.getByRole('region', { name: 'Preview' })).toHaveTextContent('Salam Aminah, Jemput hadir');
  },
});
