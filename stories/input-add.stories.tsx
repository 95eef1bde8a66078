import { expect, userEvent } from 'storybook/test';
import preview from '../.storybook/preview.tsx';
import { Host } from '../.storybook/support/host.tsx';
import { snippet } from '../.storybook/support/snippet.ts';
import { widgetIn } from '../.storybook/support/widget-in.ts';

const meta = preview.meta({ title: 'Forms/input-add', component: Host });

const some = { values: ['60123456789', '60198765432'], name: 'phones', label: 'Phone' };
const rows = (json: object = some) => `<form>${snippet('input-add', { json })}</form>`;

export const Ready = meta.story({ args: { html: rows() } });
export const Empty = meta.story({ args: { html: rows({}) } });
export const Full = meta.story({ args: { html: rows({ ...some, max: 2 }) } });
export const MalayDark = meta.story({
  args: { html: rows() },
  globals: { theme: 'dark', locale: 'ms' },
});
export const Added = meta.story({
  args: { html: rows() },
  play: async ({ canvasElement }) => {
    const widget = await widgetIn(canvasElement);
    await userEvent.click(widget.getByRole('button', { name: 'Add' }));
    await expect(widget.getByRole('textbox', { name: 'Phone 3' }).matches(':focus')).toBe(true);
  },
});
