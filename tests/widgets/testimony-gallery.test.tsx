import { fireEvent, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { focusedElement } from '../../shared/page/dom/composed-tree.ts';
import { snippet } from '../../.storybook/support/snippet.ts';
import { expectConsoleError } from '../support/console.ts';
import { mountHtml } from '../support/mount-html.ts';

const images = (...names: string[]) => names.map((name) => ({ image: `/storage/${name}` }));
const html = snippet('testimony-gallery', {
  json: { poster: '/storage/poster/a.svg', testimonies: images('testimony/1.svg', 'broken/2.png') },
});

async function open(name = 'Poster', page = html) {
  const { widget, element } = await mountHtml(page);
  const thumbnail = widget.getByRole('button', { name });
  await userEvent.click(thumbnail);
  const dialog = await widget.findByRole('dialog', { name: 'Galeri testimoni' });
  return { widget, element, thumbnail, dialog, lightbox: within(dialog) };
}
const expectPosition = (dialog: HTMLElement, position: string) =>
  waitFor(() => expect(dialog.querySelector('.lightbox-position')?.textContent).toBe(position));

test('the picture follows the finger and goes back or on; a swipe down closes, with the focus on the thumbnail', async () => {
  const { lightbox, dialog, widget, thumbnail } = await open();
  const stage = lightbox.getByRole('group');
  const image = () => lightbox.getByRole('img');
  await waitFor(() => expect(image().dataset.state).toBe('shown'));
  const { left, top } = image().getBoundingClientRect();
  const at = (dx: number, dy: number) => [
    new Touch({ identifier: 0, target: stage, clientX: 200 + dx, clientY: 200 + dy }),
  ];
  const go = (dx: number, dy: number) => {
    fireEvent.touchStart(stage, { touches: at(0, 0) });
    fireEvent.touchMove(stage, { touches: at(dx, dy) });
  };
  const letGo = (dx: number, dy: number) => fireEvent.touchEnd(stage, { touches: [], changedTouches: at(dx, dy) });
  go(40, 5);
  expect(image().getBoundingClientRect().left).toBeCloseTo(left + 40, 0);
  letGo(40, 5);
  await waitFor(() => expect(image().getBoundingClientRect().left).toBeCloseTo(left, 0));
  go(5, 130);
  expect(image().getBoundingClientRect().top).toBeCloseTo(top + 130, 0);
  await expectPosition(dialog, '1 / 3');
  letGo(5, 130);
  await waitFor(() => expect(widget.queryByRole('dialog')).toBeNull());
  expect(focusedElement()).toBe(thumbnail);
});

test('arrows, close button and backdrop; a click on the image, or a mouse that drags from it, is none on the backdrop', async () => {
  const { dialog, lightbox, widget } = await open();
  await userEvent.click(lightbox.getByRole('button', { name: 'Gambar seterusnya' }));
  await expectPosition(dialog, '2 / 3');
  await userEvent.click(lightbox.getByRole('button', { name: 'Gambar sebelumnya' }));
  await expectPosition(dialog, '1 / 3');
  const poster = lightbox.getByRole('img', { name: 'Poster' });
  await waitFor(() => expect(poster.dataset.state).toBe('shown'));
  poster.click();
  expect(widget.queryByRole('dialog')).not.toBeNull();
  await userEvent.dragAndDrop(poster, lightbox.getByRole('group'), { targetPosition: { x: 20, y: 120 } });
  expect(widget.queryByRole('dialog')).not.toBeNull();
  await userEvent.click(lightbox.getByRole('button', { name: 'Tutup' }));
  expect(widget.queryByRole('dialog')).toBeNull();
  await userEvent.click(widget.getByRole('button', { name: 'Poster' }));
  await userEvent.click(within(await widget.findByRole('dialog')).getByRole('group'), { position: { x: 20, y: 120 } });
  await waitFor(() => expect(widget.queryByRole('dialog')).toBeNull());
});

test('with one image there are no arrows, and keys change nothing', async () => {
  const { dialog, lightbox } = await open(
    'Poster',
    snippet('testimony-gallery', { json: { poster: '/storage/poster/a.svg' } }),
  );
  expect(lightbox.queryByRole('button', { name: /Gambar/ })).toBeNull();
  await userEvent.keyboard('{ArrowRight}');
  await expectPosition(dialog, 'Poster');
});

test('a broken image shows a message, its thumbnail keeps its name, and the next image can be opened', async () => {
  const { widget } = await mountHtml(html);
  await waitFor(() => expect(widget.getByRole('button', { name: 'Testimoni 2' }).querySelector('img')).toBeNull());
  await userEvent.click(widget.getByRole('button', { name: 'Testimoni 2' }));
  const dialog = await widget.findByRole('dialog');
  expect((await within(dialog).findByRole('alert')).textContent).toMatch(/^Gambar ini tidak dapat dipaparkan\./);
  await userEvent.keyboard('{ArrowRight}');
  await within(dialog).findByRole('img', { name: 'Poster' });
  // there is nothing to enlarge, and the arrow keys go on
  await userEvent.keyboard('{ArrowLeft}');
  await within(dialog).findByText(/tidak dapat dipaparkan/);
  const zoom = within(dialog).getByRole('button', { name: 'Zum' });
  await waitFor(() => expect(zoom).toHaveAttribute('aria-disabled', 'true'));
  zoom.click();
  expect(zoom).toHaveAttribute('aria-pressed', 'false');
  await userEvent.keyboard('{ArrowRight}');
  await expectPosition(dialog, '1 / 3');
});

test('zoom makes the image two and a half times as large, around its middle; the next image is whole again', async () => {
  const { lightbox, dialog } = await open();
  const box = () => lightbox.getByRole('img').getBoundingClientRect();
  await waitFor(() => expect(lightbox.getByRole('img').dataset.state).toBe('shown'));
  const whole = box();
  await userEvent.click(lightbox.getByRole('button', { name: 'Zum' }));
  expect(lightbox.getByRole('button', { name: 'Zum' }).getAttribute('aria-pressed')).toBe('true');
  expect(box().width).toBeCloseTo(2.5 * whole.width, 0);
  const stage = lightbox.getByRole('group').getBoundingClientRect();
  const { left, right, top, bottom } = box();
  expect(Math.abs(left + right - stage.left - stage.right), 'its middle is in the middle').toBeLessThan(10);
  expect(Math.abs(top + bottom - stage.top - stage.bottom)).toBeLessThan(10);
  await userEvent.click(lightbox.getByRole('button', { name: 'Gambar seterusnya' }));
  await expectPosition(dialog, '2 / 3');
  await waitFor(() => expect(lightbox.getByRole('img').dataset.state).toBe('shown'));
  expect(box().width, 'its own size').toBeCloseTo(640, 0);
});

test('in an enlarged image the arrow keys go to every side of it, with Shift; without, Right still shows the next (part 2)', async () => {
  const { lightbox, dialog } = await open('Testimoni 1');
  const image = () => lightbox.getByRole('img').getBoundingClientRect();
  await waitFor(() => expect(lightbox.getByRole('img').dataset.state).toBe('shown'));
  await userEvent.tab({ shift: true });
  await userEvent.tab({ shift: true });
  expect(focusedElement()).toBe(lightbox.getByRole('button', { name: 'Zum' }));
  await userEvent.keyboard(' ');
  for (const [key, side, shown] of [
    ['ArrowRight', 'right', () => image().right <= innerWidth],
    ['ArrowDown', 'bottom', () => image().bottom <= innerHeight],
    ['ArrowLeft', 'left', () => image().left >= 0],
    ['ArrowUp', 'top', () => image().top >= 0],
  ] as const) {
    expect(shown(), `${side} is out of sight`).toBe(false);
    await userEvent.keyboard(`{Shift>}{${key}>40/}{/Shift}`);
    await waitFor(() => expect(shown(), `${side} comes into sight`).toBe(true));
  }
  await expectPosition(dialog, '2 / 3');
  await userEvent.keyboard('{ArrowRight}');
  await expectPosition(dialog, '3 / 3');
});

test('the neighbours are fetched before they are asked for', async () => {
  performance.clearResourceTimings(); // the browser keeps a limited number of them
  const testimonies = images('testimony/n1.svg', 'testimony/n2.svg', 'testimony/n3.svg', 'testimony/n4.svg');
  await open('Poster', snippet('testimony-gallery', { json: { poster: '/storage/poster/n0.svg', testimonies } }));
  const fetched = () => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
  await waitFor(() =>
    expect(fetched()).toEqual(expect.arrayContaining(['/storage/testimony/n1.svg', '/storage/testimony/n4.svg'])),
  );
});

test('opened with keys the images have a ring, opened with a press none', async () => {
  const { widget } = await mountHtml(html);
  const poster = widget.getByRole('button', { name: 'Poster' });
  const ring = async (): Promise<string> => {
    await widget.findByRole('dialog', { name: 'Galeri testimoni' });
    expect(focusedElement()).toHaveAttribute('role', 'group');
    return getComputedStyle(focusedElement()!).outlineStyle;
  };
  await userEvent.click(poster);
  expect(await ring()).toBe('none');
  await userEvent.keyboard('{Escape}');
  poster.focus();
  await userEvent.keyboard('{Enter}');
  expect(await ring()).toBe('solid');
});

test.each([320, 1280])('at %d px arrows lie neither on a picture nor on words about a broken one', async (width) => {
  await page.viewport(width, 560);
  const { lightbox, dialog } = await open('Testimoni 2');
  const broken = await lightbox.findByText(/tidak dapat dipaparkan/);
  expectBesideArrows(broken, dialog);
  await userEvent.keyboard('{ArrowLeft}');
  const image = await lightbox.findByRole('img', { name: 'Testimoni 1' });
  await waitFor(() => expect(image.dataset.state).toBe('shown'));
  expectBesideArrows(image, dialog);
});

function expectBesideArrows(shown: Element, dialog: Element): void {
  const words = shown.getBoundingClientRect();
  for (const arrow of dialog.querySelectorAll('.lightbox-previous, .lightbox-next')) {
    const { left, right, top, bottom } = arrow.getBoundingClientRect();
    expect(left >= words.right || right <= words.left || top >= words.bottom || bottom <= words.top).toBe(true);
  }
}

test('beside the position and the buttons at the top there is backdrop; a click on what is written is none on it', async () => {
  const { widget, dialog } = await open();
  await userEvent.click(widget.getByText('1 / 3'));
  expect(dialog.isConnected).toBe(true);
  await userEvent.click(dialog, { position: { x: innerWidth / 2, y: 24 } });
  await waitFor(() => expect(widget.queryByRole('dialog')).toBeNull());
});

test('what has no image is left out, and the others keep their numbers; without any there is a message', async () => {
  const testimonies = ['/storage/testimony/1.svg', ' ', '/storage/testimony/3.svg'].map((image) => ({ image }));
  const { widgets } = await mountHtml(
    snippet('testimony-gallery', { json: { poster: '', testimonies } }) +
      snippet('testimony-gallery', { json: { poster: null, testimonies: null } }),
  );
  expect(widgets[0]!.getAllByRole('img').map((image: Element) => image.getAttribute('alt'))).toEqual([
    'Testimoni 1',
    'Testimoni 3',
  ]);
  expect(widgets[1]!.getByText('Belum ada testimoni.')).toBeTruthy();
});

test('an unsafe address removes only its own image, reported once, whatever else the page writes on the element', async () => {
  expectConsoleError(/left out/);
  const json = { poster: 'javascript:alert(1)', testimonies: images('testimony/1.svg') };
  const { element, widget } = await mountHtml(snippet('testimony-gallery', { json }));
  expect(widget.getAllByRole('button')).toHaveLength(1);
  const problems = vi.fn<(event: Event) => void>();
  element.addEventListener('dw:problem', problems);
  element.dataset.slide = '2';
  element.dataset.locale = 'en';
  expect(await widget.findByRole('list', { name: 'Testimonies' })).toBeVisible();
  expect(problems).not.toHaveBeenCalled();
});
