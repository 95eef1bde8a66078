import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../.storybook/preview.tsx';
import { Host } from '../.storybook/support/host.tsx';
import { snippet } from '../.storybook/support/snippet.ts';
import { widgetIn } from '../.storybook/support/widget-in.ts';

const meta = preview.meta({ title: 'Forms/price-rows', component: Host });

const prices = [
  { price_id: 11, name: 'Early bird', price: '199.00' },
  { price_id: 12, name: 'Normal, for everybody who registers after the end of the early bird, with lunch', price: 250 },
  { price_id: 13, name: 'سعر خاص', price: '1234.5' },
];
const rows = (json: object = { prices }) => `<form>${snippet('price-rows', { json })}<button>Save</button></form>`;

export const Ready = meta.story({ args: { html: rows() } });
export const Empty = meta.story({ args: { html: rows({}) } });

export const Refused = meta.story({
  args: { html: rows({}) },
  play: async ({ canvasElement }) => {
    const widget = await widgetIn(canvasElement);
    canvasElement.querySelector('form')?.requestSubmit();
    await waitFor(() => expect(widget.getByText('Please enter a name.')).toBeVisible());
    await expect(widget.getByText('Please enter a price.')).toBeVisible();
    widget.getByRole('textbox', { name: 'Name, price 1' }).blur(); // the browser's own bubble goes with the focus
  },
});

export const Moved = meta.story({
  args: { html: rows() },
  play: async ({ canvasElement }) => {
    const widget = await widgetIn(canvasElement);
    await userEvent.click(widget.getByRole('button', { name: 'Move Early bird down' }));
    await expect(widget.getByRole('textbox', { name: 'Name, price 2' })).toHaveValue('Early bird');
    await userEvent.click(widget.getByRole('button', { name: 'Add a price' }));
    await expect(widget.getByRole('textbox', { name: 'Name, price 4' })).toBeVisible();
  },
});

export const Disabled = meta.story({
  args: { html: `<form><fieldset disabled>${snippet('price-rows', { json: { prices } })}</fieldset></form>` },
});
export const MalayDark = meta.story({
  args: { html: rows() },
  globals: { theme: 'dark', locale: 'ms' },
});
export const Phone = meta.story({ args: { html: `<div style="max-width: 328px">${rows()}</div>` } });
