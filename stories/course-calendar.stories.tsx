import { delay, http, HttpResponse } from 'msw';
import { expect, userEvent } from 'storybook/test';
import preview from '../.storybook/preview.tsx';
import { Host } from './support/host.tsx';
import { snippet } from './support/snippet.ts';
import { widgetIn } from './support/widget-in.ts';

const meta = preview.meta({ title: 'widgets/course-calendar', component: Host });

const calendar = snippet('course-calendar', { children: 'The course calendar appears here.' });
const COURSES = '/app/academy/courses';

export const Month = meta.story({ args: { html: calendar } });

export const Day = meta.story({
  args: { html: calendar },
  play: async ({ canvasElement }) => {
    const widget = await widgetIn(canvasElement);
    await userEvent.click(widget.getByRole('button', { name: 'Next month' }));
    const [day] = await widget.findAllByRole('button', { name: /\d courses$/ });
    await userEvent.click(day);
    const [description] = await widget.findAllByRole('button', { name: 'Show Description' });
    await expect(description).toBeVisible();
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
  beforeEach: ({ msw }) => msw.use(http.get(COURSES, () => delay('infinite'))),
});

export const NoCourses = meta.story({
  args: { html: `<div style="max-width: 320px">${calendar}</div>` },
  beforeEach: ({ msw }) => msw.use(http.get(COURSES, () => HttpResponse.json([]))),
});

export const Failed = meta.story({
  args: { html: calendar },
  beforeEach: ({ msw }) => msw.use(http.get(COURSES, () => new HttpResponse(null, { status: 403 }))),
});
