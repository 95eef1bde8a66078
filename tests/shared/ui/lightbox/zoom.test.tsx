import { fireEvent, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { snippet } from '../../../../.storybook/support/snippet.ts';
import { mountHtml } from '../../../support/mount-html.ts';
import { network } from '../../../support/network.ts';

/** Opens the first picture of a gallery, and waits until it is shown. */
async function open(poster = '/storage/testimony/1.svg', more: object = {}) {
  const { widget } = await mountHtml(snippet('testimony-gallery', { json: { poster, ...more } }));
  await userEvent.click(widget.getByRole('button', { name: 'Poster' }));
  const lightbox = within(await widget.findByRole('dialog', { name: 'Galeri testimoni' }));
  const image = lightbox.getByRole('img');
  await waitFor(() => expect(image.dataset.state).toBe('shown'));
  return { widget, lightbox, image };
}

/** Two fingers on the picture, `apart` and then `further` px from each other. */
function pinch(target: Element, apart: number, further: number): void {
  const fingers = (distance: number) =>
    [-1, 1].map(
      (side, identifier) => new Touch({ identifier, target, clientX: 640 + (side * distance) / 2, clientY: 400 }),
    );
  fireEvent.touchStart(target, { touches: fingers(apart) });
  fireEvent.touchMove(target, { touches: fingers(further) });
  fireEvent.touchEnd(target, { touches: [], changedTouches: fingers(further) });
}

test('two fingers, two taps, the wheel and the keys + and - zoom; what is under the pointer stays under it', async () => {
  const { lightbox, image } = await open();
  const zoom = lightbox.getByRole('button', { name: 'Zum' });
  const whole = image.getBoundingClientRect();
  /** How many times larger, and how far the middle of the window is from the picture's left end, in parts of its width. */
  const seen = () => {
    const { left, width } = image.getBoundingClientRect();
    return { times: width / whole.width, middle: (640 - left) / width };
  };
  pinch(image, 100, 300);
  expect(seen().times).toBeCloseTo(3, 1);
  expect(seen().middle).toBeCloseTo(0.5, 1);
  expect(zoom).toHaveAttribute('aria-pressed', 'true');
  pinch(image, 300, 50);
  expect(seen().times).toBeCloseTo(1, 1);
  expect(zoom).toHaveAttribute('aria-pressed', 'false');

  const { left, top, width, height } = whole;
  const at = { clientX: left + width * 0.4, clientY: top + height / 2 };
  const isSamePointUnder = () => {
    const { left: edge, width: wide } = image.getBoundingClientRect();
    expect((at.clientX - edge) / wide, 'the same point is under the pointer').toBeCloseTo(0.4, 1);
  };
  fireEvent.wheel(image, { ...at, deltaY: -400 });
  expect(seen().times).toBeGreaterThan(2);
  isSamePointUnder();
  fireEvent.wheel(image, { ...at, deltaY: 4000 });
  expect(seen().times).toBeCloseTo(1, 1);

  const tap = () => {
    const touch = new Touch({ identifier: 0, target: image, ...at });
    fireEvent.touchStart(image, { touches: [touch] });
    fireEvent.touchEnd(image, { touches: [], changedTouches: [touch] });
  };
  tap();
  expect(seen().times).toBeCloseTo(1, 1);
  tap();
  expect(seen().times).toBeCloseTo(2.5, 1);
  isSamePointUnder();
  await userEvent.keyboard('-');
  expect(seen().times).toBeCloseTo(2, 1);
  await userEvent.keyboard('++');
  expect(seen().times).toBeCloseTo(3.125, 1);
});

test('a long receipt is whole at first, and as wide as there is room when it is enlarged', async () => {
  const receipt = '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="9000"/>';
  network.use(
    http.get('/storage/receipt.svg', () => new HttpResponse(receipt, { headers: { 'content-type': 'image/svg+xml' } })),
  );
  const { lightbox, image } = await open('/storage/receipt.svg');
  const { height } = image.getBoundingClientRect();
  expect(height).toBeLessThanOrEqual(lightbox.getByRole('group').clientHeight);
  await userEvent.dblClick(image);
  expect(image.getBoundingClientRect().width).toBeCloseTo(900, 0);
});

test('with the mouse an enlarged picture is moved, and the lightbox stays open', async () => {
  const { lightbox, widget, image } = await open();
  await userEvent.click(lightbox.getByRole('button', { name: 'Zum' }));
  const { left } = image.getBoundingClientRect();
  const stage = lightbox.getByRole('group');
  await userEvent.dragAndDrop(stage, stage, { sourcePosition: { x: 700, y: 300 }, targetPosition: { x: 600, y: 300 } });
  expect(image.getBoundingClientRect().left).toBeCloseTo(left - 100, -1);
  expect(widget.queryByRole('dialog')).not.toBeNull();
});

test.each([
  [320, 200],
  [320, 640],
  [1280, 200],
])('at %d × %d px, as at 400 %% zoom, the whole picture and every button are in the window', async (width, height) => {
  await page.viewport(width, height);
  const { lightbox, image } = await open('/storage/a.svg', { testimonies: [{ image: '/storage/b.svg' }] });
  expect(image.getBoundingClientRect().width).toBeGreaterThan(40);
  for (const each of [image, ...lightbox.getAllByRole('button')]) {
    const { left, top, right, bottom } = each.getBoundingClientRect();
    const inside = { left: left >= 0, top: top >= 0, right: right <= width, bottom: bottom <= height };
    expect(Object.values(inside), `${each.outerHTML.slice(0, 60)} ${JSON.stringify(inside)}`).not.toContain(false);
  }
});
