import { http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import preview from '../.storybook/preview.tsx';
import { Host } from '../.storybook/support/host.tsx';
import { snippet } from '../.storybook/support/snippet.ts';
import { widgetIn } from '../.storybook/support/widget-in.ts';

const meta = preview.meta({ title: 'Admin/poster-progress', component: Host });
const html = snippet('poster-progress', { attributes: { recognition_id: 7 } });
const PATH = '/app/admin/recognition/progress/:id';

export const Halfway = meta.story({
  args: { html },
  beforeEach({ msw }) {
    msw.use(http.get(PATH, () => HttpResponse.json({ percent: 50, show_progress: true })));
  },
  play: async ({ canvasElement }) => {
    const widget = await widgetIn(canvasElement);
    const bar = await widget.findByRole('progressbar', { name: 'Generating posters' });
    await expect(bar).toHaveAttribute('aria-valuenow', '50');
  },
});

export const NothingToShow = meta.story({
  args: { html },
  beforeEach({ msw }) {
    msw.use(http.get(PATH, () => HttpResponse.json({ percent: 0, show_progress: false })));
  },
});
