import { HttpResponse, http } from 'msw';
import { expect, fireEvent, waitFor } from 'storybook/test';
import preview from '../.storybook/preview.tsx';
import { Host } from '../.storybook/support/host.tsx';
import { snippet } from '../.storybook/support/snippet.ts';
import { widgetIn } from '../.storybook/support/widget-in.ts';

const meta = preview.meta({ title: 'Forms/dealer-search', component: Host });

const search = (json: object = {}) =>
  `<div style="min-height: 360px">${snippet('dealer-search', { json: { name: 'user_id', ...json } })}</div>`;
const type = async (canvas: HTMLElement, text: string) => {
  const widget = await widgetIn(canvas);
  await fireEvent.change(widget.getByRole('combobox', { name: /Dealer/ }), { target: { value: text } });
  return widget;
};

export const Empty = meta.story({ args: { html: search() } });

export const Found = meta.story({
  args: { html: search() },
  play: async ({ canvasElement }) => {
    const widget = await type(canvasElement, 'binti');
    await waitFor(() => expect(widget.getAllByRole('option').length).toBeGreaterThan(2));
  },
});

export const OneCharacter = meta.story({
  args: { html: search() },
  play: async ({ canvasElement }) => {
    const widget = await type(canvasElement, 'b');
    await waitFor(() => expect(widget.getAllByText('Type at least 2 characters.')[0]).toBeVisible());
  },
});

export const Failed = meta.story({
  args: { html: search() },
  parameters: { consoleErrors: ['status of 500', 'dealers could not be searched'] },
  beforeEach: ({ msw }) => msw.use(http.get('*/api/search-dealers', () => new HttpResponse(null, { status: 500 }))),
  play: async ({ canvasElement }) => {
    const widget = await type(canvasElement, 'binti');
    await waitFor(() => expect(widget.getAllByText(/The server has a problem/)[0]).toBeVisible());
  },
});

export const Chosen = meta.story({
  args: { html: search({ value: { user_id: 7, pg_code: 'PG0012345', name: 'Nur Aisyah binti Ahmad', team: 'G100' } }) },
});
export const OnlyAnId = meta.story({ args: { html: search({ value: 7 }) } });
export const MalayDark = meta.story({
  args: { html: search() },
  globals: { theme: 'dark', locale: 'ms' },
});
