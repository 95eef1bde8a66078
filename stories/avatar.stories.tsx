import { http } from 'msw';
import { expect, userEvent } from 'storybook/test';
import preview from '../.storybook/preview.tsx';
import { Host } from '../.storybook/support/host.tsx';
import { snippet } from '../.storybook/support/snippet.ts';
import { widgetIn } from '../.storybook/support/widget-in.ts';

const meta = preview.meta({ title: 'Profile & media/avatar', component: Host });

const photo = { src: '/storage/people/dealer.svg', name: 'Nur Aisyah' };

/** A photo to choose, drawn here. */
async function drawing(): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 420 });
  // a new canvas has this context
  const context = canvas.getContext('2d')!;
  const gradient = context.createLinearGradient(0, 0, 640, 420);
  gradient.addColorStop(0, '#8a6100');
  gradient.addColorStop(1, '#f2c138');
  context.fillStyle = gradient;
  context.fillRect(0, 0, 640, 420);
  context.fillStyle = '#fff';
  context.arc(320, 210, 120, 0, 7);
  context.fill();
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done));
  // a canvas of some size can be encoded as PNG
  return new File([blob!], 'lukisan.png', { type: 'image/png' });
}

async function openWith(canvas: HTMLElement, file: File): Promise<Awaited<ReturnType<typeof widgetIn>>> {
  const widget = await widgetIn(canvas);
  await userEvent.click(widget.getByRole('button', { name: 'Change Photo' }));
  await userEvent.upload(await widget.findByLabelText('Choose a photo'), file);
  return widget;
}

export const Photo = meta.story({ args: { html: snippet('avatar', { attributes: photo }) } });
export const WithoutPhoto = meta.story({ args: { html: snippet('avatar', { attributes: { name: photo.name } }) } });
export const English = meta.story({ args: { html: snippet('avatar', { attributes: { ...photo, locale: 'en' } }) } });
export const Dark = meta.story({
  args: { html: snippet('avatar', { attributes: photo }) },
  globals: { theme: 'dark' },
});

export const Cropping = meta.story({
  args: { html: snippet('avatar', { attributes: photo }) },
  play: async ({ canvasElement }) => {
    const widget = await openWith(canvasElement, await drawing());
    await widget.findByText(/pixels is chosen/);
    await expect(widget.getByRole('button', { name: 'Save' })).toBeEnabled();
  },
});

export const NotAPicture = meta.story({
  args: { html: snippet('avatar', { attributes: photo }) },
  parameters: { consoleErrors: ['a chosen file cannot become a photo'] },
  play: async ({ canvasElement }) => {
    const widget = await openWith(canvasElement, new File(['hello'], 'a.png', { type: 'image/png' }));
    await expect(await widget.findByRole('alert')).toHaveTextContent('This file is not an image.');
    await expect(widget.getByRole('button', { name: 'Save' })).toBeDisabled();
  },
});

/** The server does not answer. */
export const Saving = meta.story({
  args: { html: snippet('avatar', { attributes: photo }) },
  beforeEach: ({ msw }) => msw.use(http.post('/app/update-image', () => new Promise<never>(() => {}))),
  play: async ({ canvasElement }) => {
    const widget = await openWith(canvasElement, await drawing());
    await widget.findByText(/pixels is chosen/);
    await userEvent.click(widget.getByRole('button', { name: 'Save' }));
    await expect(widget.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-busy', 'true');
  },
});
