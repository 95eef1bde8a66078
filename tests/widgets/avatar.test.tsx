import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { animatedGif, imageFile, pixelOf, withExifOrientation } from '../support/image-files.ts';
import { mountHtml } from '../support/mount-html.ts';
import { network } from '../support/network.ts';
import * as photo from '../support/photo-dialog.ts';
import { takenShortcuts } from '../support/taken-shortcuts.ts';
import { popups } from '../../.storybook/support/popups.ts';

/** Inside of an element that may still be moving. */
function placeIn(area: Element, selector: string): { left: number; top: number } {
  const [outer, inner] = [area, area.querySelector(selector)!].map((element) => element.getBoundingClientRect());
  return { left: inner!.left - outer!.left, top: inner!.top - outer!.top };
}
test('is a circle 300 px wide', async () => {
  const { widget } = await mountHtml(photo.avatarHtml);
  const { width, height } = widget.getByRole('img', { name: 'Profile photo of Ali' }).getBoundingClientRect();
  expect([width, height]).toEqual([300, 300]);
});

test.each(['', ' data-src=""', ' data-src="/storage/missing/x.png"'])(
  'without one (%s) there is a drawing and the button works',
  async (src) => {
    const { widget } = await mountHtml(`<div data-widget="avatar"${src}></div>`);
    await waitFor(() => expect(widget.queryByRole('img')).toBeNull());
    await userEvent.click(widget.getByRole('button', { name: 'Change Photo' }));
    await widget.findByRole('dialog');
  },
);

test('a picture chosen before the page was left is gone after Back: somebody else may have logged in since', async () => {
  const { widget } = await photo.openWith([600, 400]);
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await expect.poll(() => widget.queryByRole('dialog')).toBeNull();
  await userEvent.click(widget.getByRole('button', { name: 'Change Photo' }));
  await widget.findByRole('dialog');
  expect(photo.saveButton(widget).disabled).toBe(true);
});

test('sends a png named avatar with token, name and the header, shows the photo and a message', async () => {
  let request: { fields: FormData; header: string | null } | undefined;
  network.use(
    http.post('/app/update-image', async ({ request: sent }) => {
      request = { header: sent.headers.get('X-Upload-Key'), fields: await sent.formData() };
      return HttpResponse.json({});
    }),
  );
  const { dialog, widget } = await photo.openPhotoDialog(
    photo.avatarHtml.replace('>', ' data-token="t-1" data-header-name="X-Upload-Key" data-header-value="k 9">'),
  );
  expect(photo.saveButton(dialog).disabled).toBe(true);
  await photo.crop(dialog, await imageFile('image/jpeg', 600, 400));
  await userEvent.click(photo.saveButton(dialog));
  await popups.findByRole('dialog', { name: 'Upload successful!' });
  await userEvent.click(popups.getByRole('button', { name: 'OK' }));
  const image = request?.fields.get('image') as File;
  expect([image.name, image.type]).toEqual(['avatar.png', 'image/png']);
  expect(request?.fields.get('token')).toBe('t-1');
  expect(request?.fields.get('name')).toBe('Ali');
  expect([...request!.fields.keys()].toSorted()).toEqual(['image', 'name', 'token']);
  expect(request?.header).toBe('k 9');
  expect(widget.queryByRole('dialog')).toBeNull();
  expect((widget.getByRole('img', { name: 'Profile photo of Ali' }) as HTMLImageElement).src).toMatch(/^blob:/);
});

test('a photo of 48 megapixels is previewed at 1024 px and saved from the original, upright and square', async () => {
  const { dialog, widget } = await photo.openWith(await imageFile('image/jpeg', 8000, 6000));
  const preview = dialog.getByRole('img', { name: 'Preview' }).querySelector('img')!;
  expect([preview.naturalWidth, preview.naturalHeight]).toEqual([1024, 768]);
  const png = await createImageBitmap(await photo.save(dialog));
  expect([png.width, png.height]).toEqual([600, 600]);
  expect(widget.queryByRole('dialog')).toBeNull();
});

test('the png of a photo full of detail is small enough for any server, and square', async () => {
  const grain = (context: CanvasRenderingContext2D) => {
    const { width, height } = context.canvas;
    const pixels = context.createImageData(width, height);
    for (let at = 0; at < pixels.data.length; at += 65_536)
      crypto.getRandomValues(pixels.data.subarray(at, at + 65_536));
    context.putImageData(pixels, 0, 0);
    context.globalAlpha = 0.5;
    context.fillRect(0, 0, width, height);
  };
  const blob = await photo.savePhoto(await imageFile('image/jpeg', 1600, 1200, grain));
  expect(blob.size).toBeLessThanOrEqual(500_000);
  const png = await createImageBitmap(blob);
  expect(png.width).toBe(png.height);
  expect(png.width).toBeGreaterThan(300);
});

test('a photo that is turned by EXIF is upright', async () => {
  const png = await photo.savePhoto(await withExifOrientation(await imageFile('image/jpeg', 400, 400), 8));
  const [red = 0, green = 0, blue = 0] = await pixelOf(png, 0.2, 0.2); // the corner that is green
  expect(Math.hypot(red, green - 160, blue)).toBeLessThan(24);
});

test('what is transparent stays transparent', async () => {
  const ring = (context: CanvasRenderingContext2D) => context.fillRect(0, 0, 20, 200);
  const png = await photo.savePhoto(await imageFile('image/png', 200, 200, ring));
  expect((await pixelOf(png, 0.5, 0.5))[3]).toBe(0);
});

test('of an animation the first frame is taken', async () => {
  const png = await photo.savePhoto(animatedGif());
  expect(await pixelOf(png, 0.5, 0.5)).toEqual([255, 0, 0, 255]);
});

test('the slider between the zoom buttons follows them, and zooms by keyboard from one limit to the other', async () => {
  const { dialog } = await photo.openWith([1000, 1000]);
  const slider = dialog.getByRole<HTMLInputElement>('slider', { name: 'Zoom' });
  const zoom = () => slider.getAttribute('aria-valuetext');
  expect(zoom()).toBe('100%');
  await userEvent.click(dialog.getByRole('button', { name: 'Zoom In' }));
  await expect.poll(zoom).toBe('110%');
  await userEvent.click(dialog.getByRole('button', { name: 'Zoom Out' }));
  await expect.poll(zoom).toBe('99%');
  const start = slider.valueAsNumber;
  slider.focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => slider.valueAsNumber).toBe(start + 1);
  await userEvent.keyboard('{End}');
  await expect.poll(zoom).toBe('1000%');
  await userEvent.keyboard('{Home}');
  await expect.poll(zoom).toBe('50%');
  await userEvent.click(dialog.getByRole('button', { name: 'Reset' }));
  await expect.poll(zoom).toBe('100%');
});

test('keys: arrows move the crop area, Shift finely, plus zooms', async () => {
  const { dialog } = await photo.openWith([1000, 1000]);
  const area = dialog.getByRole('application', { name: /Crop area/ });
  const box = () => placeIn(area, '.cropper-crop-box');
  const before = box();
  area.focus();
  await userEvent.keyboard('{ArrowRight}{ArrowDown}{Shift>}{ArrowDown}{/Shift}');
  expect(Math.round(box().left - before.left)).toBe(10);
  expect(Math.round(box().top - before.top)).toBe(11);
  await userEvent.keyboard('+');
  await dialog.findByText(/727 × 727/);
  expect(takenShortcuts(area)).toEqual([]);
});

test('the crop area can be moved without dragging and without keys: each press of an arrow moves it', async () => {
  const { dialog } = await photo.openWith([1000, 1000]);
  const area = dialog.getByRole('application', { name: /Crop area/ });
  const box = () => placeIn(area, '.cropper-crop-box');
  const before = box();
  const press = (name: string) => userEvent.click(dialog.getByRole('button', { name }));
  expect(dialog.queryByRole('button', { name: 'Move left' }), 'on demand').toBeNull();
  const face = area.querySelector('.cropper-face')!;
  await userEvent.click(face);
  await press('Move left');
  await press('Move left');
  await press('Move up');
  expect([box().left - before.left, box().top - before.top].map(Math.round)).toEqual([-20, -10]);
  await press('Move right');
  await press('Move down');
  expect([box().left - before.left, box().top - before.top].map(Math.round)).toEqual([-10, 0]);
  await press('Clear');
  expect(dialog.getByRole('button', { name: 'Move left' }), 'there is no area to move').toBeDisabled();
  expect(photo.saveButton(dialog)).toBeDisabled();
  const next = () => dialog.queryByText(/Drag on the photo, or press Reset/, { selector: '.crop-hint' });
  expect(next()).toBeVisible();
  await press('Reset');
  expect(photo.saveButton(dialog)).toBeEnabled();
  expect(next()).toBeNull();
  await userEvent.click(face);
  expect(dialog.queryByRole('button', { name: 'Move left' }), 'no longer in the way').toBeNull();
});

test('dragging and the wheel work', async () => {
  const { dialog } = await photo.openWith([1000, 1000]);
  const area = dialog.getByRole('application');
  const face = area.querySelector('.cropper-face')!;
  const box = () => placeIn(area, '.cropper-crop-box');
  const before = box();
  const at = { bubbles: true, cancelable: true, button: 0, buttons: 1, pointerId: 1, isPrimary: true };
  face.dispatchEvent(new PointerEvent('pointerdown', { ...at, clientX: 300, clientY: 300 }));
  document.dispatchEvent(new PointerEvent('pointermove', { ...at, clientX: 310, clientY: 295 }));
  document.dispatchEvent(new PointerEvent('pointerup', { ...at, clientX: 310, clientY: 295 }));
  expect(Math.round(box().left - before.left)).toBe(10);
  expect(Math.round(box().top - before.top)).toBe(-5);
  await userEvent.dragAndDrop(face, face, { sourcePosition: { x: 90, y: 90 }, targetPosition: { x: 100, y: 95 } });
  expect(dialog.queryByRole('button', { name: 'Move left' }), 'a drag does not show the arrows').toBeNull();
  face.dispatchEvent(new WheelEvent('wheel', { bubbles: true, cancelable: true, deltaY: -100 }));
  await dialog.findByText(/727 × 727/);
});

test('on a phone the dialog fills the screen, and the cropper fits into it', async () => {
  await page.viewport(360, 740);
  try {
    const { dialog, widget } = await photo.openWith([400, 900]);
    const sheet = widget.getByRole('dialog').getBoundingClientRect();
    expect([sheet.width, sheet.height]).toEqual([360, 740]);
    const cropper = dialog.getByRole('application').querySelector('.cropper-container')!.getBoundingClientRect();
    expect(cropper.width).toBeGreaterThan(300);
    expect(cropper.right).toBeLessThanOrEqual(360);
    const preview = dialog.getByRole('img', { name: 'Preview' }).getBoundingClientRect();
    expect(preview.bottom).toBeLessThan(dialog.getByRole('button', { name: 'Save' }).getBoundingClientRect().top - 12);
    expect(dialog.getAllByRole('button').length, 'and a slider and the file').toBe(6);
    expect(widget.getByRole('dialog').scrollWidth).toBeLessThanOrEqual(360);
  } finally {
    await page.viewport(1280, 800);
  }
});
