import { expect, userEvent } from 'storybook/test';
import preview from '../.storybook/preview.tsx';
import { calendarStories } from '../.storybook/support/calendar-stories.ts';
import { Host } from '../.storybook/support/host.tsx';
import { widgetIn } from '../.storybook/support/widget-in.ts';

const meta = preview.meta({ title: 'Training/interest-calendar', component: Host });

const stories = calendarStories('interest-calendar', '/app/academy/interest/calendar-summary');

export const ThirtyOneDays = meta.story(stories.desktop);

export const Day = meta.story({
  ...stories.desktop,
  play: async ({ canvasElement }) => {
    const widget = await widgetIn(canvasElement);
    await userEvent.click(await widget.findByRole('button', { name: /6 interested, Gold Savings Basics: 6$/ }));
    await expect(await widget.findByRole('region', { name: 'Gold Savings Basics' })).toBeVisible();
  },
});

export const Phone = meta.story(stories.phone);
export const MalayDark = meta.story(stories.malayDark);
export const Loading = meta.story(stories.loading);
export const NoInterest = meta.story({ ...stories.desktop, ...stories.empty });
export const Failed = meta.story(stories.failed);
