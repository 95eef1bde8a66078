import { waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mainButtons } from '../../support/main-buttons.ts';
import { expectConsoleError } from '../../support/console.ts';
import { heicFile, imageFile } from '../../support/image-files.ts';
import { network, requestsTo, unanswered } from '../../support/network.ts';
import { putBack } from '../../support/put-back.ts';
import * as photo from '../../support/photo-dialog.ts';
import { popups } from '../../../.storybook/support/popups.ts';
import { heldRequests } from '../../support/held-requests.ts';

describe('files that cannot become a photo get a clear message', () => {
  const png = () => imageFile('image/png', 60, 60);
  test.each<[string, () => File | Promise<File>, RegExp]>([
    ['0 bytes', () => new File([], 'kosong.jpg', { type: 'image/jpeg' }), /empty \(0 bytes\)/],
    ['text called jpg', () => new File(['hello'], 'a.jpg', { type: 'image/jpeg' }), /not an image/],
    ['HEIC', heicFile, /HEIC/],
    [
      'a PNG with a broken inside',
      async () => new File([(await png()).slice(0, 30), 'x'.repeat(90)], 'a.png', { type: 'image/png' }),
      /broken/,
    ],
    [
      'a JPEG that is only its head',
      async () => new File([(await imageFile('image/jpeg', 60, 60)).slice(0, 40)], 'a.jpg', { type: 'image/jpeg' }),
      /broken/,
    ],
  ])('%s', async (_, make, message) => {
    expectConsoleError(/cannot become a photo/);
    const { dialog } = await photo.openPhotoDialog();
    photo.choosePhoto(dialog, await make());
    expect((await dialog.findByRole('alert')).textContent).toMatch(message);
    expect(photo.saveButton(dialog).disabled).toBe(true);
    await photo.crop(dialog, await png());
    expect(dialog.queryByRole('alert')).toBeNull();
  });
});

test('a photo that has vanished from the disk is not called empty', async () => {
  expectConsoleError(/cannot become a photo/);
  const { dialog } = await photo.openPhotoDialog();
  vi.spyOn(Blob.prototype, 'arrayBuffer').mockRejectedValue(new DOMException('gone', 'NotFoundError'));
  photo.choosePhoto(dialog, new File(['x'], 'a.png', { type: 'image/png' }));
  expect((await dialog.findByRole('alert')).textContent).toMatch(/cannot be read/);
});

test('after a file that is no picture, the photo chosen before and its crop are still there', async () => {
  expectConsoleError(/cannot become a photo/);
  const { dialog } = await photo.openWith([300, 200]);
  const stage = dialog.getByRole('application');
  photo.choosePhoto(dialog, new File(['hello'], 'a.jpg', { type: 'image/jpeg' }));
  expect((await dialog.findByRole('alert')).textContent).toMatch(/not an image/);
  expect(stage.isConnected).toBe(true);
  expect((await photo.save(dialog)).type).toBe('image/png');
});

test('of two photos chosen one after the other, the second is saved, with its own crop', async () => {
  const { dialog } = await photo.openWith([300, 300]);
  const former = dialog.getByRole('application');
  photo.choosePhoto(dialog, await imageFile('image/png', 80, 80));
  await waitFor(() => expect(former.isConnected).toBe(false));
  await photo.cropReady(dialog);
  const { width } = await createImageBitmap(await photo.save(dialog));
  expect(width).toBeLessThanOrEqual(80);
});

test('a failed upload shows Upload failed and why, keeps the crop, and can be tried again', async () => {
  expectConsoleError(/photo was not saved/);
  network.use(http.post('/app/update-image', () => new HttpResponse(null, { status: 413 }), { once: true }));
  const { dialog } = await photo.openWith([300, 300]);
  await userEvent.click(photo.saveButton(dialog));
  const popup = await popups.findByRole('dialog', { name: 'Upload failed' });
  expect(popup.textContent).toMatch(/too large for the server. Please choose a smaller area, or another photo/);
  await userEvent.click(popups.getByRole('button', { name: 'OK' }));
  expect(dialog.getByRole('alert').textContent).toMatch(/too large/);
  await photo.save(dialog);
});

test.each([500, 200])('after a lost answer (%i) the advice is the title’s: once more, no reload', async (status) => {
  expectConsoleError(/photo was not saved/);
  network.use(http.post('/app/update-image', () => new HttpResponse('<p>', { status }), { once: true }));
  const { dialog } = await photo.openWith([300, 300]);
  await userEvent.click(photo.saveButton(dialog));
  const popup = await popups.findByRole('dialog', { name: 'Upload failed' });
  expect(popup.textContent).toMatch(/not known.* Save the photo once more/);
  await userEvent.click(popups.getByRole('button', { name: 'OK' }));
  expect(dialog.getByRole('alert').textContent).toMatch(/Save the photo once more to make sure\.$/);
  await photo.save(dialog);
});

test('after an ended session the reason comes into sight on a small phone, with its button, which reloads', async () => {
  expectConsoleError(/photo was not saved/);
  network.use(http.post('/app/update-image', () => new HttpResponse(null, { status: 401 })));
  await page.viewport(320, 568);
  const { dialog, element, gone } = await photo.openWith([300, 300]);
  dialog.getByRole('button', { name: 'Clear' }).scrollIntoView();
  await userEvent.click(photo.saveButton(dialog));
  await popups.findByRole('dialog', { name: 'Upload failed' });
  await userEvent.click(popups.getByRole('button', { name: 'OK' }));
  const reload = await dialog.findByRole('button', { name: 'Reload the page' });
  const head = dialog.getByRole('heading', { name: 'Upload & Crop Photo' }).getBoundingClientRect();
  await expect.poll(() => reload.getBoundingClientRect().top).toBeGreaterThan(head.bottom);
  expect(mainButtons(element.shadowRoot!)).toEqual(['Reload the page']);
  await userEvent.click(reload);
  expect(gone).toEqual([location.href]);
  expect(photo.saveButton(dialog).disabled).toBe(false);
});

test('ten fast clicks on Save send one request; Cancel gives it up and clears the selection', async () => {
  const requests = requestsTo('/app/update-image', unanswered);
  const { dialog, widget } = await photo.openWith([300, 300]);
  for (let times = 0; times < 10; times += 1) photo.saveButton(dialog).click();
  await expect.poll(() => requests).toHaveLength(1);
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(widget.queryByRole('dialog')).toBeNull();
  await userEvent.click(widget.getByRole('button', { name: 'Change Photo' }));
  await widget.findByRole('dialog');
  expect(dialog.queryByRole('application')).toBeNull();
  expect(photo.saveButton(dialog).disabled).toBe(true);
  expect(requests).toHaveLength(1);
});

describe('memory', () => {
  const urls = new Set<string>();
  beforeEach(() => {
    urls.clear();
    const { createObjectURL, revokeObjectURL } = URL;
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      const url = createObjectURL.call(URL, blob);
      urls.add(url);
      return url;
    });
    vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => {
      urls.delete(url);
      revokeObjectURL.call(URL, url);
    });
  });

  test('object URLs are released: on another choice, on Cancel and after saving', async () => {
    const { dialog, widget, element } = await photo.openWith([300, 300]);
    await photo.crop(dialog, [200, 300]);
    expect(urls.size).toBe(2);
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(urls.size).toBe(0);
    for (const side of [100, 120]) {
      await userEvent.click(widget.getByRole('button', { name: 'Change Photo' }));
      await widget.findByRole('dialog');
      await photo.crop(dialog, [side, side]);
      await photo.save(dialog);
      expect(urls.size).toBe(1); // the photo that is shown
    }
    const again = await putBack(element);
    expect(urls).toContain(again.getByRole('img').getAttribute('src'));
  });
});

test.each([true, false])('a saved photo gone from the browser gives way to the page’s (there: %s)', async (isThere) => {
  const src = URL.createObjectURL(await imageFile('image/png', 60, 60));
  onTestFinished(() => URL.revokeObjectURL(src));
  const { dialog, widget, element } = await photo.openWith(
    [100, 100],
    `<div data-widget="avatar" data-src="${src}"></div>`,
  );
  await photo.save(dialog);
  URL.revokeObjectURL(widget.getByRole('img').getAttribute('src') ?? '');
  if (!isThere) URL.revokeObjectURL(src);
  const again = await putBack(element);
  await expect.poll(() => again.queryByRole('img')?.getAttribute('src')).toBe(isThere ? src : undefined);
});

test('a photo whose saving is stopped may have been saved: a word says so, until a photo is saved', async () => {
  const { dialog, widget } = await photo.openWith([300, 300]);
  const openAgain = async (): Promise<void> => {
    await userEvent.click(widget.getByRole('button', { name: 'Change Photo' }));
    await photo.crop(dialog, [300, 300]);
  };
  const word = /may have been saved/;
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(widget.queryByText(word), 'nothing was sent').toBeNull();
  await openAgain();
  const sent = requestsTo('/app/update-image', unanswered);
  await userEvent.click(photo.saveButton(dialog));
  await expect.poll(() => sent.length).toBe(1);
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(await widget.findByText(word)).toBeVisible();
  expect(widget.getByRole('status').textContent).toMatch(word);
  expect(widget.getByRole('img').getAttribute('src')).toMatch(/\/storage\/people\/ali\.svg$/);
  network.resetHandlers();
  await openAgain();
  await photo.save(dialog);
  expect(widget.queryByText(word)).toBeNull();
});

test('a photo that is on its way when the page puts the widget back is saved and shown, also if its dialog is looked into', async () => {
  const { dialog, element } = await photo.openWith([300, 300]);
  const { sent, answer } = heldRequests('/app/update-image');
  await userEvent.click(photo.saveButton(dialog));
  await expect.poll(sent).toBe(1);
  const back = await putBack(element);
  await userEvent.click(back.getByRole('button', { name: 'Change Photo' }));
  const again = within(await back.findByRole('dialog', { name: 'Upload & Crop Photo' }));
  expect(photo.saveButton(again)).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(again.getByRole('button', { name: 'Cancel' }));
  answer({});
  await expect.poll(() => back.getByRole('img').getAttribute('src')).toMatch(/^blob:/);
});
