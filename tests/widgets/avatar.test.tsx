import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectConsoleError } from '../support/console.ts';
import { animatedGif, chooseFile, heicFile, imageFile, pixelOf, withExifOrientation } from '../support/image-files.ts';
import { type HostPlace, mountHtml } from '../support/mount-html.ts';
import { network, world } from '../support/network.ts';

const html = '<div data-widget="avatar" data-src="/storage/people/ali.svg" data-name="Ali"></div>';
type Queries = HostPlace['widget'];

async function openDialog(props = html) {
  const place = await mountHtml(props);
  await userEvent.click(place.widget.getByRole('button', { name: 'Change Photo' }));
  const dialog = within(await place.widget.findByRole('dialog', { name: 'Upload & Crop Photo' }));
  return { ...place, element: place.element, widget: place.widget, dialog };
}
const choose = (dialog: Queries, file: File) => chooseFile(dialog.getByLabelText(/Pilih gambar/), file);
const save = (dialog: Queries) => dialog.getByRole('button', { name: 'Save' }) as HTMLButtonElement;
const cropReady = (dialog: Queries) => waitFor(() => expect(save(dialog).disabled).toBe(false), { timeout: 4_000 });
/** Inside of an element that may still be moving. */
function placeIn(area: Element, selector: string): { left: number; top: number } {
  const [outer, inner] = [area, area.querySelector(selector)!].map((element) => element.getBoundingClientRect());
  return { left: inner!.left - outer!.left, top: inner!.top - outer!.top };
}
async function saved(): Promise<Blob> {
  await screen.findByRole('dialog', { name: 'Upload successful!' }, { timeout: 4_000 });
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  const [photo] = world.uploads.in('avatar-101');
  return new Blob([photo!.bytes], { type: photo!.type });
}
async function savePhoto(file: File, prepare: (dialog: Queries) => Promise<void> = async () => {}): Promise<Blob> {
  const { dialog } = await openDialog();
  choose(dialog, file);
  await cropReady(dialog);
  await prepare(dialog);
  await userEvent.click(save(dialog));
  return saved();
}

describe('the photo', () => {
  test('is a circle 300 px wide', async () => {
    const { widget } = await mountHtml(html);
    const { width, height } = widget.getByRole('img', { name: 'Gambar profil Ali' }).getBoundingClientRect();
    expect([width, height]).toEqual([300, 300]);
  });

  test.each(['', ' data-src=""', ' data-src="/storage/missing/x.png"'])('without one (%s) there is a drawing and the button works', async (src) => {
    const { widget } = await mountHtml(`<div data-widget="avatar"${src}></div>`);
    await waitFor(() => expect(widget.queryByRole('img')).toBeNull());
    await userEvent.click(widget.getByRole('button', { name: 'Change Photo' }));
    await widget.findByRole('dialog');
  });
});

describe('choosing, cropping and saving', () => {
  test('sends a png named avatar with token, name and the header, shows it, and says so', async () => {
    let request: { fields: FormData; header: string | null } | undefined;
    network.use(
      http.post('/app/update-image', async ({ request: sent }) => {
        request = { header: sent.headers.get('X-Upload-Key'), fields: await sent.formData() };
        return HttpResponse.json({});
      }),
    );
    const { dialog, widget, element } = await openDialog(html.replace('>', ' data-token="t-1" data-header-name="X-Upload-Key" data-header-value="k 9">'));
    const changes: unknown[] = [];
    element.addEventListener('dw:change', (event) => changes.push((event as CustomEvent).detail));
    expect(save(dialog).disabled).toBe(true);
    choose(dialog, await imageFile('image/jpeg', 600, 400));
    await cropReady(dialog);
    await userEvent.click(save(dialog));
    await screen.findByRole('dialog', { name: 'Upload successful!' });
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    const image = request?.fields.get('image') as File;
    expect([image.name, image.type]).toEqual(['avatar.png', 'image/png']);
    expect(request?.fields.get('token')).toBe('t-1');
    expect(request?.fields.get('name')).toBe('Ali');
    expect([...request!.fields.keys()].toSorted()).toEqual(['image', 'name', 'token']);
    expect(request?.header).toBe('k 9');
    expect(widget.queryByRole('dialog')).toBeNull();
    expect((widget.getByRole('img', { name: 'Gambar profil Ali' }) as HTMLImageElement).src).toMatch(/^blob:/);
    expect(changes).toHaveLength(1);
  });

  test('without properties the token is the literal {token}', async () => {
    await savePhoto(await imageFile('image/png', 300, 300));
    expect(world.uploads.in('avatar-101')[0]).toMatchObject({ name: 'avatar.png', details: { token: '{token}', name: 'Ali', header: 'XMLHttpRequest' } });
  });

  test('a photo of 48 megapixels is previewed at 1024 px and saved from the original, upright and square', async () => {
    const { dialog, widget } = await openDialog();
    choose(dialog, await imageFile('image/jpeg', 8000, 6000));
    await cropReady(dialog);
    const preview = dialog.getByRole('img', { name: 'Pratonton' }).querySelector('img')!;
    expect([preview.naturalWidth, preview.naturalHeight]).toEqual([1024, 768]);
    await userEvent.click(save(dialog));
    const png = await createImageBitmap(await saved());
    expect([png.width, png.height]).toEqual([1024, 1024]);
    expect(widget.queryByRole('dialog')).toBeNull();
  });

  test.each([
    [1, [255, 0, 0]],
    [3, [0, 0, 255]],
    [6, [255, 255, 255]],
    [8, [0, 160, 0]],
  ])('EXIF orientation %i: the top left corner is right', async (orientation, topLeft) => {
    const png = await savePhoto(await withExifOrientation(await imageFile('image/jpeg', 400, 400), orientation));
    const [red = 0, green = 0, blue = 0] = await pixelOf(png, 0.2, 0.2);
    expect(Math.hypot(red - topLeft[0]!, green - topLeft[1]!, blue - topLeft[2]!)).toBeLessThan(24);
  });

  test('what is transparent stays transparent', async () => {
    const ring = (context: CanvasRenderingContext2D) => context.fillRect(0, 0, 20, 200);
    const png = await savePhoto(await imageFile('image/png', 200, 200, ring));
    expect((await pixelOf(png, 0.5, 0.5))[3]).toBe(0);
  });

  test('of an animation the first frame is taken', async () => {
    const png = await savePhoto(animatedGif());
    expect(await pixelOf(png, 0.5, 0.5)).toEqual([255, 0, 0, 255]);
  });

  test('Clear takes the crop away and Save with it; Reset brings both back', async () => {
    const { dialog } = await openDialog();
    choose(dialog, await imageFile('image/png', 500, 400));
    await cropReady(dialog);
    await userEvent.click(dialog.getByRole('button', { name: 'Clear' }));
    expect(save(dialog).disabled).toBe(true);
    await userEvent.click(dialog.getByRole('button', { name: 'Reset' }));
    expect(save(dialog).disabled).toBe(false);
  });

  test('zooming in by 1.1 chooses less of the picture, zooming out by 0.9 more; both stop at their limits', async () => {
    const { dialog } = await openDialog();
    choose(dialog, await imageFile('image/png', 1000, 1000));
    await cropReady(dialog);
    const side = async () => Number(/(\d+) ×/.exec((await dialog.findByText(/piksel dipilih/)).textContent)?.[1]);
    await waitFor(async () => expect(await side()).toBe(800));
    await userEvent.click(dialog.getByRole('button', { name: 'Zoom In' }));
    await waitFor(async () => expect(await side()).toBe(Math.round(800 / 1.1)));
    await userEvent.click(dialog.getByRole('button', { name: 'Zoom Out' }));
    await waitFor(async () => expect(await side()).toBe(Math.round(800 / 1.1 / 0.9)));
    for (let times = 0; times < 40; times += 1) dialog.getByRole('button', { name: 'Zoom In' }).click();
    await waitFor(async () => expect(await side()).toBe(80));
  });

  test('keys: arrows move the crop area, Shift finely, plus zooms', async () => {
    const { dialog } = await openDialog();
    choose(dialog, await imageFile('image/png', 1000, 1000));
    await cropReady(dialog);
    const area = dialog.getByRole('application', { name: /Kawasan potong/ });
    const box = () => placeIn(area, '.cropper-crop-box');
    const before = box();
    area.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{Shift>}{ArrowDown}{/Shift}');
    expect(Math.round(box().left - before.left)).toBe(10);
    expect(Math.round(box().top - before.top)).toBe(11);
    await userEvent.keyboard('+');
    await dialog.findByText(/727 × 727/);
  });

  test('dragging and the wheel work', async () => {
    const { dialog } = await openDialog();
    choose(dialog, await imageFile('image/png', 1000, 1000));
    await cropReady(dialog);
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
    face.dispatchEvent(new WheelEvent('wheel', { bubbles: true, cancelable: true, deltaY: -100 }));
    await dialog.findByText(/727 × 727/);
  });
});

describe('files that cannot become a photo get a clear message', () => {
  const png = () => imageFile('image/png', 60, 60);
  test.each<[string, () => File | Promise<File>, RegExp]>([
    ['0 bytes', () => new File([], 'kosong.jpg', { type: 'image/jpeg' }), /kosong \(0 bait\)/],
    ['text called jpg', () => new File(['hello'], 'a.jpg', { type: 'image/jpeg' }), /bukan gambar/],
    ['HEIC', heicFile, /HEIC/],
    ['a PNG with a broken inside', async () => new File([(await png()).slice(0, 30), 'x'.repeat(90)], 'a.png', { type: 'image/png' }), /rosak/],
    ['a JPEG that is only its head', async () => new File([(await imageFile('image/jpeg', 60, 60)).slice(0, 40)], 'a.jpg', { type: 'image/jpeg' }), /rosak/],
  ])('%s', async (_, make, message) => {
    expectConsoleError(/cannot become a photo/);
    const { dialog } = await openDialog();
    choose(dialog, await make());
    expect((await dialog.findByRole('alert')).textContent).toMatch(message);
    expect(save(dialog).disabled).toBe(true);
    choose(dialog, await png());
    await cropReady(dialog);
    expect(dialog.queryByRole('alert')).toBeNull();
  });
});

describe('failures', () => {
  test('a failed upload says Upload failed and why, keeps the crop, and can be tried again', async () => {
    expectConsoleError(/photo was not saved/);
    network.use(http.post('/app/update-image', () => new HttpResponse(null, { status: 413 }), { once: true }));
    const { dialog } = await openDialog();
    choose(dialog, await imageFile('image/png', 300, 300));
    await cropReady(dialog);
    await userEvent.click(save(dialog));
    const popup = await screen.findByRole('dialog', { name: 'Upload failed' });
    expect(popup.textContent).toMatch(/terlalu besar/);
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    expect(dialog.getByRole('alert').textContent).toMatch(/terlalu besar/);
    await userEvent.click(save(dialog));
    await saved();
  });

  test('an ended session offers to reload', async () => {
    expectConsoleError(/photo was not saved/);
    network.use(http.post('/app/update-image', () => new HttpResponse(null, { status: 401 })));
    const { dialog, element } = await openDialog();
    const leaves = vi.fn((event: Event) => event.preventDefault());
    element.addEventListener('dw:navigate', leaves);
    choose(dialog, await imageFile('image/png', 300, 300));
    await cropReady(dialog);
    await userEvent.click(save(dialog));
    await screen.findByRole('dialog', { name: 'Upload failed' });
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Muat semula halaman' }));
    expect(leaves).toHaveBeenCalledOnce();
    expect(save(dialog).disabled).toBe(false);
  });

  test('ten fast clicks on Save send one request; Cancel gives it up and clears the selection', async () => {
    let requests = 0;
    network.use(
      http.post('/app/update-image', () => {
        requests += 1;
        return new Promise<never>(() => {});
      }),
    );
    const { dialog, widget } = await openDialog();
    choose(dialog, await imageFile('image/png', 300, 300));
    await cropReady(dialog);
    for (let times = 0; times < 10; times += 1) save(dialog).click();
    await expect.poll(() => requests).toBe(1);
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(widget.queryByRole('dialog')).toBeNull();
    await userEvent.click(widget.getByRole('button', { name: 'Change Photo' }));
    expect(dialog.queryByRole('application')).toBeNull();
    expect(save(dialog).disabled).toBe(true);
    expect(requests).toBe(1);
  });
});

describe('memory', () => {
  const urls = new Set<string>();
  const spies: { mockRestore(): void }[] = [];
  beforeEach(() => {
    const { createObjectURL, revokeObjectURL } = URL;
    const made = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      const url = createObjectURL.call(URL, blob);
      urls.add(url);
      return url;
    });
    const revoked = vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => {
      urls.delete(url);
      revokeObjectURL.call(URL, url);
    });
    spies.push(made, revoked);
  });
  afterEach(() => {
    for (const spy of spies.splice(0)) spy.mockRestore();
    urls.clear();
  });

  test('object URLs are released: on another choice, on Cancel, after saving, and at the end', async () => {
    const { dialog, widget, place } = await openDialog();
    choose(dialog, await imageFile('image/png', 300, 300));
    await cropReady(dialog);
    choose(dialog, await imageFile('image/png', 200, 300));
    await cropReady(dialog);
    expect(urls.size).toBe(2);
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(urls.size).toBe(0);
    for (const side of [100, 120]) {
      await userEvent.click(widget.getByRole('button', { name: 'Change Photo' }));
      choose(dialog, await imageFile('image/png', side, side));
      await cropReady(dialog);
      await userEvent.click(save(dialog));
      await saved();
      expect(urls.size).toBe(1); // the photo that is shown
    }
    place.replaceChildren();
    await expect.poll(() => urls.size).toBe(0);
  });
});

test('on a phone the dialog fills the screen, and the cropper fits into it', async () => {
  await page.viewport(360, 740);
  try {
    const { dialog, widget } = await openDialog();
    choose(dialog, await imageFile('image/png', 400, 900));
    await cropReady(dialog);
    const sheet = widget.getByRole('dialog').getBoundingClientRect();
    expect([sheet.width, sheet.height]).toEqual([360, 740]);
    const cropper = dialog.getByRole('application').querySelector('.cropper-container')!.getBoundingClientRect();
    expect(cropper.width).toBeGreaterThan(300);
    expect(cropper.right).toBeLessThanOrEqual(360);
    expect(widget.getByRole('dialog').scrollWidth).toBeLessThanOrEqual(360);
  } finally {
    await page.viewport(1280, 800);
  }
});
