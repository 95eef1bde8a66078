import { delay, http, HttpResponse } from 'msw';
import { expect, userEvent } from 'storybook/test';
import preview from '../.storybook/preview.tsx';
import { Host } from './support/host.tsx';
import { snippet } from './support/snippet.ts';
import { widgetIn } from './support/widget-in.ts';

const meta = preview.meta({ title: 'widgets/interest-calendar', component: Host });

const calendar = snippet('interest-calendar', { children: 'The interest calendar appears here.' });
const SUMMARY = '/app/academy/interest/calendar-summary';

export const ThirtyOneDays = meta.story({ args: { html: calendar } });

export const Day = meta.story({
  args: { html: calendar },
  play: async ({ canvasElement }) => {
    const widget = await widgetIn(canvasElement);
    await userEvent.click(await widget.findByRole('button', { name: /6 interested, Gold Savings Basics: 6$/ }));
    await expect(await widget.findByRole('region', { name: 'Gold Savings Basics' })).toBeVisible();
  },
});

export const Phone = meta.story({ args: { html: `<div style="max-width: 320px">${calendar}</div>` } });

export const MalayDark = meta.story({
  args: {
    html: `<div data-theme="dark" data-locale="ms" style="background: #16191e; padding: 16px">${calendar}</div>`,
  },
});

export const Loading = meta.story({
  args: { html: calendar },
  beforeEach: ({ msw }) => msw.use(http.get(SUMMARY, () => delay('infinite'))),
});

export const NoInterest = meta.story({
  args: { html: calendar },
  beforeEach: ({ msw }) => msw.use(http.get(SUMMARY, () => HttpResponse.json([]))),
});

export const Failed = meta.story({
  args: { html: calendar },
  beforeEach: ({ msw }) => msw.use(http.get(SUMMARY, () => new HttpResponse(null, { status: 403 }))),
});
