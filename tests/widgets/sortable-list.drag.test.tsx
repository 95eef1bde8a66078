import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { snippet } from '../../.storybook/support/snippet.ts';
import { mountHtml } from '../support/mount-html.ts';

const three = ['Satu', 'Dua', 'Tiga'].map((label, at) => ({ id: at + 1, label }));

async function mount({ items = three, inDialog = false } = {}) {
  const form = `<form>${snippet('sortable-list', { json: { items } })}</form>`;
  const { place, widget } = await mountHtml(inDialog ? `<dialog>${form}</dialog>` : form);
  return {
    place,
    widget,
    posted: () => new FormData(place.querySelector('form')!).getAll('order[]'),
    handle: (label: string): HTMLElement => widget.getByRole('button', { name: `Drag ${label}` }),
  };
}

type Point = Pick<PointerEvent, 'clientX' | 'clientY'>;

const point = (type: string, on: EventTarget, at: Point) =>
  on.dispatchEvent(
    new PointerEvent(type, { ...at, bubbles: true, cancelable: true, isPrimary: true, button: 0, buttons: 1 }),
  );

function centre(element: HTMLElement): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { clientX: left + width / 2, clientY: top + height / 2 };
}

const rowOf = (handle: HTMLElement): HTMLElement => handle.closest('li')!;

async function lift(handle: HTMLElement): Promise<Point> {
  const from = centre(handle);
  point('pointerdown', handle, from);
  point('pointermove', document, { ...from, clientY: from.clientY + 8 });
  await expect.poll(() => rowOf(handle).dataset.dragging).toBe('true');
  return from;
}

test.each(['transform: scale(0.6)', 'zoom: 1.5'])('with %s the item stays under the pointer', async (style) => {
  const { place, handle } = await mount();
  place.style.cssText = style;
  const [from, target] = [handle('Satu'), handle('Dua')];
  await lift(from);
  const to = centre(target);
  point('pointermove', document, to);
  await expect.poll(() => Math.abs(centre(from).clientY - to.clientY)).toBeLessThan(2);
  point('pointerup', document, to);
});

test('held at the edge of the window the list scrolls on, and the item is dropped where it is seen', async () => {
  const items = Array.from({ length: 60 }, (_, at) => ({ id: at, label: `Baris ${at}` }));
  const { posted, handle } = await mount({ items });
  const [first, last] = [handle('Baris 0'), handle('Baris 59')];
  first.scrollIntoView();
  const { clientX } = await lift(first);
  const edge = { clientX, clientY: innerHeight - 4 };
  point('pointermove', document, edge);
  // the last row is scrolled into view, and the dragged one stays under the pointer
  await expect.poll(() => last.getBoundingClientRect().bottom).toBeLessThan(innerHeight);
  expect(first.getBoundingClientRect().bottom).toBeGreaterThan(innerHeight / 2);
  await expect.poll(() => rowOf(last).style.order).toBe('58');
  point('pointerup', document, edge);
  await expect.poll(() => posted().at(-1)).toBe('0');
});

test('Escape ends the drag and leaves the order and the modal of the page around it', async () => {
  const { place, posted, handle, widget } = await mount({ inDialog: true });
  const dialog = place.querySelector('dialog')!;
  const heard: string[] = [];
  dialog.addEventListener('keydown', ({ key }) => heard.push(key)); // as the modals of Bootstrap close
  dialog.showModal();
  const [from, target] = [handle('Satu'), handle('Tiga')];
  await lift(from);
  point('pointermove', document, centre(target));
  await expect.poll(() => rowOf(target).style.order).toBe('1');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => rowOf(from).dataset.dragging).toBe('false');
  expect(await widget.findByText('Satu is back in its place.')).toBeTruthy();
  expect(posted()).toEqual(['1', '2', '3']);
  expect(dialog.open).toBe(true);
  expect(heard).toEqual([]);
  await userEvent.keyboard('{Escape}');
  expect(dialog.open).toBe(false);
});
