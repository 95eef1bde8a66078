import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import preview from '../.storybook/preview.tsx';
import { createWorld } from '../mocks/world/world.ts';
import { Host } from '../.storybook/support/host.tsx';
import { snippet } from '../.storybook/support/snippet.ts';
import { widgetIn } from '../.storybook/support/widget-in.ts';

const meta = preview.meta({ title: 'Forms/searchable-select', component: Host });

const options = createWorld()
  .dealers.all()
  .map(({ user_id, name }) => ({ user_id, name }));
const select = (json: object = {}) =>
  snippet('searchable-select', { json: { name: 'upline_id', label: 'Upline', options, ...json } });

export const Empty = meta.story({ args: { html: select() } });
export const Chosen = meta.story({ args: { html: select({ value: options[4]?.user_id }) } });

export const Typing = meta.story({
  args: { html: `<div style="min-height: 400px">${select()}</div>` },
  play: async ({ canvasElement }) => {
    const widget = await widgetIn(canvasElement);
    const box = widget.getByRole('combobox', { name: /Upline/ });
    await userEvent.click(box);
    await fireEvent.change(box, { target: { value: 'binti' } });
    await waitFor(() => expect(widget.getAllByRole('option').length).toBeGreaterThan(2));
  },
});

export const NothingFound = meta.story({
  args: { html: `<div style="min-height: 160px">${select()}</div>` },
  play: async ({ canvasElement }) => {
    const widget = await widgetIn(canvasElement);
    await fireEvent.change(widget.getByRole('combobox'), { target: { value: 'tiada siapa' } });
    await waitFor(() => expect(widget.getAllByText('Tiada padanan. Cuba carian lain.')[0]).toBeVisible());
  },
});

export const RequiredAndMissing = meta.story({
  args: { html: `<form>${select({ required: true })}<button>Simpan</button></form>` },
  play: async ({ canvasElement }) => {
    const widget = await widgetIn(canvasElement);
    canvasElement.querySelector('form')?.requestSubmit();
    await waitFor(() => expect(widget.getByText('Sila buat pilihan.')).toBeVisible());
  },
});

export const Disabled = meta.story({
  args: { html: `<form><fieldset disabled>${select({ value: options[0]?.user_id })}</fieldset></form>` },
});
export const NoOptions = meta.story({ args: { html: select({ options: [] }) } });
export const English = meta.story({ args: { html: `<div data-locale="en">${select({ label: 'Mentor' })}</div>` } });
export const Dark = meta.story({
  args: { html: select({ value: options[2]?.user_id }) },
  globals: { theme: 'dark' },
});
