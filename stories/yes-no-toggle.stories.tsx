import { http, HttpResponse } from 'msw';
import { expect, userEvent } from 'storybook/test';
import preview from '../.storybook/preview.tsx';
import { kinds } from '../widgets/yes-no-toggle/yes-no-toggle.model.ts';
import { Host } from '../.storybook/support/host.tsx';
import { snippet } from '../.storybook/support/snippet.ts';
import { unanswered } from '../.storybook/support/unanswered.ts';
import { widgetIn } from '../.storybook/support/widget-in.ts';

const meta = preview.meta({ title: 'Admin/yes-no-toggle', component: Host });

const toggle = (attributes: Record<string, string | number | boolean>) =>
  snippet('yes-no-toggle', { tag: 'span', attributes, children: 'No' });
const one = toggle({ kind: 'recognition', id: 3, value: 0, label: 'Aminah binti Hassan' });
const PATH = '/app/admin/recognition/toggle';

export const No = meta.story({ args: { html: one } });

export const Yes = meta.story({
  args: { html: toggle({ kind: 'recognition', id: 1, value: 1, label: 'Aminah binti Hassan' }) },
});

export const Verified = meta.story({
  args: { html: toggle({ kind: 'poster-verified', id: 101, value: 1, label: 'Poster of Aminah' }) },
});

export const Malay = meta.story({
  args: { html: toggle({ kind: 'committee', id: 1, value: 1, label: 'Aminah binti Hassan', locale: 'ms' }) },
});

export const Dark = meta.story({
  args: { html: one },
  globals: { theme: 'dark' },
});

export const EveryKind = meta.story({
  tags: ['!autodocs'], // too large for a page with all states
  args: {
    html: kinds
      .map(
        (kind) =>
          `<p>${kind} ${toggle({ kind, id: 1, type: 'home', slider: 'main', route: '/app/admin/dealer/is-active', value: 1, label: kind })}</p>`,
      )
      .join('\n'),
  },
});

export const Busy = meta.story({
  args: { html: one },
  ...unanswered((answer) => http.post(PATH, answer)),
  play: async ({ canvasElement }) => {
    const widget = await widgetIn(canvasElement);
    await userEvent.click(widget.getByRole('switch'));
    await expect(widget.getByRole('switch')).toHaveAttribute('aria-busy', 'true');
  },
});

export const CouldNotBeSaved = meta.story({
  args: { html: one },
  parameters: { consoleErrors: ['status of 500', 'a switch could not be saved'] },
  beforeEach({ msw }) {
    msw.use(http.post(PATH, () => new HttpResponse(null, { status: 500 })));
  },
  play: async ({ canvasElement }) => {
    const widget = await widgetIn(canvasElement);
    await userEvent.click(widget.getByRole('switch'));
    await expect(
      await widget.findByText('it is not known whether this was saved — reload the page to see'),
    ).toBeInTheDocument();
  },
});

export const TwoHundredInATable = meta.story({
  tags: ['!autodocs'], // too large for a page with all states
  args: {
    html: `<table><thead><tr><th>Name</th><th>Shown</th></tr></thead><tbody>${Array.from(
      { length: 200 },
      (_, index) =>
        `<tr><td>Dealer ${index + 1}</td><td>${toggle({ kind: 'fmd', id: index + 1, label: `Dealer ${index + 1}` })}</td></tr>`,
    ).join('')}</tbody></table>`,
  },
});
