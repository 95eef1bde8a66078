import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { snippet } from '../../.storybook/support/snippet.ts';
import { expectConsoleError } from '../support/console.ts';
import { mountHtml } from '../support/mount-html.ts';
import { network, settleNetwork, unanswered } from '../support/network.ts';
import { takeOut } from '../support/put-back.ts';
import { tenSecondsAtOnce } from '../support/ten-seconds.ts';
import { heldRequests } from '../support/held-requests.ts';

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const viewer = (kind: string, id: string | number) =>
  snippet('image-viewer', { tag: 'span', attributes: { kind, id }, children: 'View' });

describe.each([
  ['recognition-image', 12, '/app/admin/recognition/image/12', 'View'],
  ['recognition-proof', 34, '/app/admin/recognition/proof/34', 'View Proof'],
  ['apprentice-attachment', 'surat.pdf', '/app/admin/apprentice-attachment/surat.pdf', 'View Attachment'],
] as const)('%s', (kind, id, path, word) => {
  test(`'${word}' opens the image in a popup with a close button and one to zoom, but none to confirm`, async () => {
    network.use(http.get(path, () => HttpResponse.json({ image: PIXEL })));
    const { widget } = await mountHtml(viewer(kind, id));
    const button = widget.getByRole('button', { name: `${word}: ${id}` });
    await userEvent.click(button);
    const dialog = await widget.findByRole('dialog');
    const image = await widget.findByRole('img');
    expect(image.getAttribute('src')).toBe(PIXEL);
    await waitFor(() => expect(image.dataset.state).toBe('shown'));
    expect(
      [...dialog.querySelectorAll('button')].map(({ ariaLabel, textContent }) => ariaLabel ?? textContent),
    ).toEqual(['Zoom', 'Close']);
    await userEvent.click(widget.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(widget.queryByRole('dialog')).toBeNull());
    expect(button.getRootNode()).toHaveProperty('activeElement', button);
  });
});

test('a picture that is not wanted any more is not asked for any longer', async () => {
  network.use(http.get('/app/admin/recognition/image/1', unanswered));
  const asked = vi.spyOn(globalThis, 'fetch');
  const { widget, element } = await mountHtml(viewer('recognition-image', 1));
  await userEvent.click(widget.getByRole('button'));
  await expect.poll(() => asked.mock.calls.length).toBe(1);
  const request = asked.mock.calls[0]![0] as Request; // as the client makes it
  expect(request.signal.aborted).toBe(false);
  await takeOut(element);
  expect(request.signal.aborted).toBe(true);
});

test('a picture that could not be shown once is tried again when it is opened again', async () => {
  let isThere = false;
  network.use(
    http.get('/app/admin/recognition/image/1', () => HttpResponse.json('/storage/poster.gif')),
    http.get('/storage/poster.gif', async () =>
      isThere
        ? fetch(PIXEL).then(async (pixel) => HttpResponse.arrayBuffer(await pixel.arrayBuffer()))
        : HttpResponse.error(),
    ),
  );
  const { widget } = await mountHtml(viewer('recognition-image', 1));
  await userEvent.click(widget.getByRole('button'));
  await widget.findByText('This image cannot be shown.');
  await userEvent.keyboard('{Escape}');
  isThere = true;
  await userEvent.click(widget.getByRole('button', { name: 'View: 1' }));
  await waitFor(() => expect(widget.getByRole('img').dataset.state).toBe('shown'));
});

test('a PDF gets a link that opens it, and a picture that is not shown has one, too', async () => {
  const open = async (address: string) => {
    network.use(http.get('/app/admin/apprentice-attachment/1', () => HttpResponse.json({ image: address })));
    const { widget } = await mountHtml(viewer('apprentice-attachment', 1));
    await userEvent.click(widget.getByRole('button'));
    const link = await widget.findByRole('link', { name: 'Open the file (in a new tab)' });
    expect([link.href, link.target, link.rel]).toEqual([new URL(address, location.href).href, '_blank', 'noopener']);
    const isBroken = widget.queryByText('This image cannot be shown.') !== null;
    await userEvent.keyboard('{Escape}');
    return isBroken;
  };
  expect(await open('/storage/lampiran/Surat.PDF?v=2')).toBe(false);
  network.use(http.get('/storage/lampiran/5', () => new HttpResponse(null, { status: 404 })));
  expect(await open('/storage/lampiran/5')).toBe(true);
});

test.each([
  ['a server fault', () => new HttpResponse(null, { status: 500 })],
  ['a page of HTML', () => HttpResponse.html('<!doctype html><title>Oops</title>')],
  ['a script address', () => HttpResponse.json({ image: 'javascript:alert(1)' })],
])('%s is logged and marked quietly on the button', async (_, answer) => {
  expectConsoleError(/the image \(recognition-image 1\) could not be opened/);
  network.use(http.get('/app/admin/recognition/image/1', () => answer()));
  const { widget } = await mountHtml(viewer('recognition-image', 1));
  await userEvent.click(widget.getByRole('button'));
  await waitFor(() => expect(widget.getByRole('status').textContent).toBe('the image could not be opened — try again'));
  expect(widget.queryByRole('dialog')).toBeNull();
});

test('a request that takes long shows that it is still running (W7)', async () => {
  tenSecondsAtOnce();
  const { answer } = heldRequests('/app/admin/recognition/image/1');
  const { widget } = await mountHtml(viewer('recognition-image', 1));
  await userEvent.click(widget.getByRole('button', { name: 'View: 1' }));
  const words = 'Still working, please wait…';
  await userEvent.click(await widget.findByRole('button', { name: words, expanded: false }));
  expect(widget.getByText(words, { selector: '.ui-popover *' })).toBeVisible();
  expect(widget.getByRole('status').textContent).toBe(words);
  answer({ image: PIXEL });
  expect(await widget.findByRole('img')).toBeTruthy();
  expect(widget.queryByText(words)).toBeNull();
});

describe('what is asked for later is what opens', () => {
  /** A viewer whose image is on its way, beside other widgets. */
  async function openLate(beside: string) {
    const { sent, answer } = heldRequests('/app/admin/recognition/image/1');
    network.use(http.get('/app/admin/recognition/image/2', () => HttpResponse.json({ image: PIXEL })));
    const mounted = await mountHtml(viewer('recognition-image', 1) + beside);
    await userEvent.click(mounted.widget.getByRole('button', { name: 'View: 1' }));
    await expect.poll(sent).toBe(1);
    return { ...mounted, other: mounted.widgets[1]!, sent, answer: () => answer({ image: PIXEL }) };
  }

  test('not another image that comes afterwards', async () => {
    const { widget, other, sent, answer } = await openLate(viewer('recognition-image', 2));
    await userEvent.click(other.getByRole('button', { name: 'View: 2' }));
    await other.findByRole('dialog');
    expect(widget.getByRole('button', { name: 'View: 1', hidden: true }).getAttribute('aria-busy')).not.toBe('true');
    answer();
    await settleNetwork();
    expect(widget.queryByRole('dialog')).toBeNull();
    await userEvent.click(other.getByRole('button', { name: 'Close' }));
    await userEvent.click(widget.getByRole('button', { name: 'View: 1' }));
    await expect.poll(sent).toBe(2);
    answer();
    expect(await widget.findByRole('dialog')).toBeVisible();
  });

  test('not an image that was asked for twice, when its first answer comes', async () => {
    const { widget, other, answer } = await openLate(viewer('recognition-image', 2));
    const look = () => userEvent.click(other.getByRole('button', { name: 'View: 2' }));
    await look();
    await userEvent.click(await other.findByRole('button', { name: 'Close' }));
    const again = heldRequests('/app/admin/recognition/image/1');
    await userEvent.click(widget.getByRole('button', { name: 'View: 1' }));
    answer();
    await fetch('/app/admin/recognition/image/2'); // its answer comes after the first one
    await look();
    await other.findByRole('dialog');
    again.answer({ image: PIXEL });
    await settleNetwork();
    expect(widget.queryByRole('dialog')).toBeNull();
  });

  test('not over images that open at once', async () => {
    const gallery = snippet('testimony-gallery', { json: { poster: '/storage/poster/a.svg' } });
    const { widget, other, answer } = await openLate(gallery);
    await userEvent.click(other.getByRole('button', { name: 'Poster' }));
    await other.findByRole('dialog');
    answer();
    await settleNetwork();
    expect(widget.queryByRole('dialog')).toBeNull();
  });
});
