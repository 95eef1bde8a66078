import { http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import preview from '../.storybook/preview.tsx';
import { Host } from './support/host.tsx';
import { snippet } from './support/snippet.ts';
import { widgetIn } from './support/widget-in.ts';

const meta = preview.meta({ title: 'widgets/poster-progress', component: Host });
const html = snippet('poster-progress', { attributes: { recognition_id: 7 } });
const PATH = '/app/admin/recognition/progress/:id';

const at = (percent: number) =>
  meta.story({
    args: { html },
    beforeEach({ msw }) {
      msw.use(http.get(PATH, () => HttpResponse.json({ percent, show_progress: true })));
    },
    play: async ({ canvasElement }) => {
      const widget = await widgetIn(canvasElement);
      await expect(await widget.findByRole('progressbar', { name: 'Generating posters' })).toHaveAttribute(
        'aria-valuenow',
        String(percent),
      );
    },
  });

export const JustBegun = at(0);
export const Halfway = at(50);
export const NearlyDone = at(99);

export const NothingToShow = meta.story({
  args: { html },
  beforeEach({ msw }) {
    msw.use(http.get(PATH, () => HttpResponse.json({ percent: 0, show_progress: false })));
  },
});
