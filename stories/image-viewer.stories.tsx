import { http, HttpResponse } from 'msw';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../.storybook/preview.tsx';
import { Host } from '../.storybook/support/host.tsx';
import { snippet } from '../.storybook/support/snippet.ts';
import { unanswered } from '../.storybook/support/unanswered.ts';
import { widgetIn } from '../.storybook/support/widget-in.ts';

const meta = preview.meta({ title: 'Profile & media/image-viewer', component: Host });
const viewer = (kind: string, id: string | number, children: string) =>
  snippet('image-viewer', { tag: 'span', attributes: { kind, id }, children });
const PATH = '/app/admin/recognition/image/:id';
const DRAWING = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400"><rect width="640" height="400" fill="#f2c138"/><circle cx="320" cy="200" r="120" fill="#8a6100"/></svg>')}`;

export const Image = meta.story({ args: { html: viewer('recognition-image', 1, 'View') } });
export const Proof = meta.story({ args: { html: viewer('recognition-proof', 1013, 'View Proof') } });
export const Attachment = meta.story({
  args: { html: viewer('apprentice-attachment', 'surat.png', 'View Attachment') },
});

export const Open = meta.story({
  args: { html: viewer('recognition-image', 1, 'View') },
  beforeEach({ msw }) {
    msw.use(http.get(PATH, () => HttpResponse.json({ image: DRAWING })));
  },
  play: async ({ canvasElement }) => {
    const widget = await widgetIn(canvasElement);
    await userEvent.click(widget.getByRole('button', { name: 'View: 1' }));
    const image = await widget.findByRole('img', { name: 'Recognition image' });
    await waitFor(() => expect(image).toBeVisible());
  },
});

export const BrokenImage = meta.story({
  args: { html: viewer('recognition-image', 1, 'View') },
  beforeEach({ msw }) {
    msw.use(http.get(PATH, () => HttpResponse.json('data:image/png;base64,AAAA')));
  },
  play: async ({ canvasElement }) => {
    const widget = await widgetIn(canvasElement);
    await userEvent.click(widget.getByRole('button', { name: 'View: 1' }));
    await waitFor(() => expect(widget.getByText('This image cannot be shown.')).toBeVisible());
  },
});

export const Loading = meta.story({
  args: { html: viewer('recognition-image', 1, 'View') },
  ...unanswered((answer) => http.get(PATH, answer)),
  play: async ({ canvasElement }) => {
    const widget = await widgetIn(canvasElement);
    await userEvent.click(widget.getByRole('button', { name: 'View: 1' }));
    await expect(widget.getByRole('button', { name: 'View: 1' })).toHaveAttribute('aria-busy', 'true');
  },
});

export const CouldNotBeOpened = meta.story({
  args: { html: viewer('recognition-image', 1, 'View') },
  parameters: { consoleErrors: ['status of 500', 'the image (recognition-image 1) could not be opened'] },
  beforeEach({ msw }) {
    msw.use(http.get(PATH, () => new HttpResponse(null, { status: 500 })));
  },
  play: async ({ canvasElement }) => {
    const widget = await widgetIn(canvasElement);
    await userEvent.click(widget.getByRole('button', { name: 'View: 1' }));
    await expect(await widget.findByText('the image could not be opened — try again')).toBeInTheDocument();
  },
});
