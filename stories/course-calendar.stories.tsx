import { expect, userEvent } from 'storybook/test';
import preview from '../.storybook/preview.tsx';
import { calendarStories } from '../.storybook/support/calendar-stories.ts';
import { Host } from '../.storybook/support/host.tsx';
import { widgetIn } from '../.storybook/support/widget-in.ts';

const meta = preview.meta({ title: 'Training/course-calendar', component: Host });

const stories = calendarStories('course-calendar', '/app/academy/courses');

export const Month = meta.story(stories.desktop);

export const Day = meta.story({
  ...stories.desktop,
  play: async ({ canvasElement }) => {
    const widget = await widgetIn(canvasElement);
    await userEvent.click(widget.getByRole('button', { name: 'Next month' }));
    const [day] = await widget.findAllByRole('button', { name: /\d courses$/ });
    await userEvent.click(day);
    const [description] = await widget.findAllByRole('button', { name: 'Show Description' });
    await expect(description).toBeVisible();
  },
});

export const Phone = meta.story(stories.phone);
export const MalayDark = meta.story(stories.malayDark);
export const Loading = meta.story(stories.loading);
export const NoCourses = meta.story({ ...stories.phone, ...stories.empty });
export const Failed = meta.story(stories.failed);
