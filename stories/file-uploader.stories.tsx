import { http, HttpResponse } from 'msw';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import preview from '../.storybook/preview.tsx';
import { Host } from '../.storybook/support/host.tsx';
import { snippet } from '../.storybook/support/snippet.ts';
import { widgetIn } from '../.storybook/support/widget-in.ts';

const meta = preview.meta({ title: 'Forms/file-uploader', component: Host });

const uploadUrl = '/app/documents/upload';
const plain = { title: 'Monthly report', uploadUrl };
const file = new File([new Uint8Array(1_600_000)], 'laporan-jualan-november.pdf', { type: 'application/pdf' });

const picture = new File(
  ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path fill="#0b6b3a" d="M0 0h4v4H0z"/></svg>'],
  'resit.svg',
  { type: 'image/svg+xml' },
);

async function chosen(canvas: HTMLElement, which = file): Promise<Awaited<ReturnType<typeof widgetIn>>> {
  const widget = await widgetIn(canvas);
  await userEvent.upload(widget.getByLabelText('Choose a file'), which);
  await widget.findByText(which.name);
  return widget;
}

export const Idle = meta.story({ args: { html: snippet('file-uploader', { attributes: plain }) } });
export const Limits = meta.story({
  args: { html: snippet('file-uploader', { attributes: { ...plain, accept: '.pdf,image/*', max_bytes: 2_097_152 } }) },
});
export const Malay = meta.story({
  args: { html: snippet('file-uploader', { attributes: { ...plain, title: 'Laporan bulanan', locale: 'ms' } }) },
});

export const Selected = meta.story({
  args: { html: snippet('file-uploader', { attributes: plain }) },
  play: async ({ canvasElement }) => {
    const widget = await chosen(canvasElement);
    await expect(widget.getByRole('button', { name: 'Upload' })).toBeEnabled();
  },
});

export const Picture = meta.story({
  args: { html: snippet('file-uploader', { attributes: plain }) },
  play: async ({ canvasElement }) => {
    const widget = await chosen(canvasElement, picture);
    const shown = (): HTMLImageElement | null | undefined =>
      widget.getByText(picture.name).closest('.uploader-file')?.querySelector('img');
    await waitFor(() => expect(shown()?.naturalWidth).toBeGreaterThan(0));
  },
});

/** The upload of the next request, when it has begun: the mocks take a whole file at once and tell no progress. */
const nextUpload = (): Promise<XMLHttpRequestUpload> =>
  new Promise((resolve) => {
    const { send } = XMLHttpRequest.prototype;
    const spy = spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function (this: XMLHttpRequest, body) {
      spy.mockRestore();
      send.call(this, body);
      resolve(this.upload);
    });
  });

/** A part is sent, and the server does not answer. */
export const Uploading = meta.story({
  args: { html: snippet('file-uploader', { attributes: plain }) },
  tags: ['pictured'],
  beforeEach: ({ msw }) => msw.use(http.post(uploadUrl, () => new Promise<never>(() => {}))),
  play: async ({ canvasElement }) => {
    const widget = await chosen(canvasElement);
    const upload = nextUpload();
    await userEvent.click(widget.getByRole('button', { name: 'Upload' }));
    const sent = { lengthComputable: true, loaded: 0.62 * file.size, total: file.size };
    (await upload).dispatchEvent(new ProgressEvent('progress', sent));
    await expect(await widget.findByText(/ · 62%$/)).toBeVisible();
    await expect(widget.getByRole('progressbar')).toHaveAccessibleName(`Uploading ${file.name}`);
    await expect(widget.getByRole('button', { name: 'Uploading...' })).toHaveAttribute('aria-disabled', 'true');
  },
});

export const Success = meta.story({
  args: { html: snippet('file-uploader', { attributes: plain }) },
  tags: ['pictured'],
  play: async ({ canvasElement }) => {
    const widget = await chosen(canvasElement);
    await userEvent.click(widget.getByRole('button', { name: 'Upload' }));
    await widget.findByText('File uploaded successfully!');
  },
});

export const Failure = meta.story({
  tags: ['pictured'],
  args: { html: snippet('file-uploader', { attributes: plain }) },
  parameters: { consoleErrors: ['status of 500', 'was not uploaded'] },
  beforeEach: ({ msw }) => msw.use(http.post(uploadUrl, () => new HttpResponse(null, { status: 500 }))),
  play: async ({ canvasElement }) => {
    const widget = await chosen(canvasElement);
    await userEvent.click(widget.getByRole('button', { name: 'Upload' }));
    await widget.findByText('Upload failed. Please try again.');
  },
});

export const RefusedAsTooLarge = meta.story({
  args: Success.composed.args,
  parameters: { consoleErrors: ['status of 413', 'was not uploaded'] },
  beforeEach: ({ msw }) => msw.use(http.post(uploadUrl, () => new HttpResponse(null, { status: 413 }))),
  play: async ({ canvasElement }) => {
    const widget = await chosen(canvasElement);
    await userEvent.click(widget.getByRole('button', { name: 'Upload' }));
    await expect(await widget.findByText(/too large/)).toBeVisible();
  },
});
