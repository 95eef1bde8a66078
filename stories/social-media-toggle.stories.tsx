import { expect, userEvent } from 'storybook/test';
import preview from '../.storybook/preview.tsx';
import { Host } from '../.storybook/support/host.tsx';
import { snippet } from '../.storybook/support/snippet.ts';
import { widgetIn } from '../.storybook/support/widget-in.ts';

const meta = preview.meta({ title: 'Profile & media/social-media-toggle', component: Host });

const toggle = (type: string, value: 0 | 1) =>
  snippet('social-media-toggle', { attributes: { type, value, label: type }, tag: 'span' });

export const Shown = meta.story({ args: { html: toggle('facebook', 1) } });

export const Hidden = meta.story({ args: { html: toggle('instagram', 0) }, tags: ['pictured'] });

export const Pressed = meta.story({
  args: { html: toggle('instagram', 0) },
  play: async ({ canvasElement }) => {
    const widget = await widgetIn(canvasElement);
    await userEvent.click(widget.getByRole('switch', { name: 'instagram' }));
    await expect(await widget.findByRole('switch', { checked: true })).toHaveTextContent('Show');
  },
});

export const Dark = meta.story({
  args: { html: `${toggle('facebook', 1)}${toggle('tiktok', 0)}` },
  globals: { theme: 'dark' },
});
