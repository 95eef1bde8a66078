import { expect, userEvent } from 'storybook/test';
import preview from '../.storybook/preview.tsx';
import { Host } from '../.storybook/support/host.tsx';
import { snippet } from '../.storybook/support/snippet.ts';
import { widgetIn } from '../.storybook/support/widget-in.ts';

const meta = preview.meta({ title: 'Profile & media/testimony-gallery', component: Host });

const testimonies = [1, 2, 3, 4, 5, 6, 7].map((number) => ({ image: `/storage/testimony/${number}.svg` }));
const many = snippet('testimony-gallery', { json: { poster: '/storage/poster/emas.svg', testimonies } });

export const Many = meta.story({ args: { html: many } });
export const One = meta.story({
  args: { html: snippet('testimony-gallery', { json: { poster: '/storage/poster/emas.svg' } }) },
});
export const None = meta.story({ args: { html: snippet('testimony-gallery', { json: { testimonies: [] } }) } });
export const Dark = meta.story({ args: { html: many }, globals: { theme: 'dark' } });

export const Open = meta.story({
  args: { html: many },
  play: async ({ canvasElement }) => {
    const widget = await widgetIn(canvasElement);
    await userEvent.click(widget.getByRole('button', { name: 'Testimoni 3' }));
    await expect(await widget.findByRole('dialog')).toHaveTextContent('4 / 8');
  },
});

export const Broken = meta.story({
  args: { html: snippet('testimony-gallery', { json: { poster: '/storage/broken/x.png', testimonies } }) },
  play: async ({ canvasElement }) => {
    const widget = await widgetIn(canvasElement);
    await userEvent.click(widget.getByRole('button', { name: 'Poster' }));
    await expect(await widget.findByRole('alert')).toHaveTextContent('Gambar ini tidak dapat dipaparkan.');
  },
});
