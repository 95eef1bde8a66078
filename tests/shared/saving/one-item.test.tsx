import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectConsoleError } from '../../support/console.ts';
import { heldRequests } from '../../support/held-requests.ts';
import { answerInPlace, click, writeNote } from '../../support/item.ts';
import { items } from '../../support/items.ts';
import { mountHtml } from '../../support/mount-html.ts';
import { network, settleNetwork } from '../../support/network.ts';
import { painted } from '../../support/painted.ts';
import { putBack, takeOut } from '../../support/put-back.ts';
import { changesOf } from '../../support/reported-changes.ts';
import { shadowOf } from '../../../.storybook/support/host-page.ts';

const toggle = (id = 1, value = 0) =>
  `<span data-widget="yes-no-toggle" data-kind="fmd" data-id="${id}" data-value="${value}" data-label="Ali"></span>`;
/** Switches, of which the first was pressed; the answer is on its way. */
async function pressed(html = toggle()) {
  const requests = heldRequests();
  const mounted = await mountHtml(html);
  await userEvent.click(mounted.widgets[0]!.getByRole('switch'));
  await expect.poll(requests.sent).toBe(1);
  return { requests, ...mounted };
}
const isChecked = (element: HTMLElement) => shadowOf(element).querySelector('[aria-checked=true]') !== null;
const show = (elements: HTMLElement[], expected: boolean[]) =>
  waitFor(() => expect(elements.map(isChecked)).toEqual(expected));
/** Puts an element into the page that a script has rendered. */
async function made(html: string, place: Element): Promise<HTMLElement> {
  place.insertAdjacentHTML('beforeend', html);
  const element = place.lastElementChild as HTMLElement;
  await waitFor(() => expect(element.dataset.widgetState).toBe('ready'));
  return element;
}

test('put back while it is being saved: it is still busy, is not flipped twice, and shows and tells the answer', async () => {
  const { requests, element } = await pressed();
  const again = await putBack(element);
  const changes = changesOf(element);
  expect(again.getByRole('switch').getAttribute('aria-busy')).toBe('true');
  await userEvent.click(again.getByRole('switch'));
  requests.answer(true);
  expect(await again.findByRole('switch', { checked: true })).toBeTruthy();
  expect(requests.sent()).toBe(1);
  await expect.poll(() => changes).toEqual([true]);
});

test('copies of one item: one request, all are busy, all show the answer, also one that comes later; another item does not', async () => {
  const { requests, elements, widgets, place } = await pressed(toggle() + toggle() + toggle(1, 1) + toggle(2));
  await userEvent.click(widgets[1]!.getByRole('switch'));
  await show(elements, [false, false, true, false]);
  for (const [turn, isOn] of [false, true].entries()) {
    if (turn > 0) await userEvent.click(widgets[1]!.getByRole('switch'));
    await expect.poll(requests.sent).toBe(turn + 1);
    requests.answer(isOn);
    await show(elements, [isOn, isOn, isOn, false]);
    expect(isChecked(await made(toggle(), place))).toBe(isOn);
  }
});

test('what the page writes into one copy does not end the answer of the other; the old value, written again, ends it in both', async () => {
  const { requests, elements, widgets } = await pressed(toggle() + toggle());
  requests.answer(true);
  await show(elements, [true, true]);
  Object.assign(elements[1]!.dataset, { value: '1', label: 'Abu' });
  await widgets[1]!.findByRole('switch', { name: 'Abu' });
  expect(elements.map(isChecked)).toEqual([true, true]);
  elements[1]!.dataset.value = '0';
  await show(elements, [false, false]);
});

test('what is rendered anew with a value that the page has not had is newer; so is the former value after that', async () => {
  const { requests, place, element } = await pressed();
  await takeOut(element);
  requests.answer(true);
  const renderAnew = async (value: number): Promise<boolean> => {
    place.replaceChildren();
    return isChecked(await made(toggle(1, value), place));
  };
  await settleNetwork();
  await painted();
  expect(await renderAnew(0), 'a text of before').toBe(true);
  expect(await renderAnew(1)).toBe(true);
  expect(await renderAnew(0), 'somebody else has switched it').toBe(false);
});

test('a note that somebody else has changed while the question is open is replaced by mine', async () => {
  const MINE = 'Tentang yang pertama';
  network.use(http.post('/app/empire/note', () => HttpResponse.text(MINE)));
  const { element, widget } = await mountHtml(items['mentor-note']!.html);
  await writeNote.use(widget);
  await click(widget, 'button', 'Simpan');
  Object.assign(element.dataset, { note: 'Theirs', label: 'Rahim' });
  expect(await widget.findByRole('textbox', { name: /Rahim/ })).toHaveValue(MINE);
  await answerInPlace(widget);
  await waitFor(() => expect(widget.queryByRole('textbox')).toBeNull()); // it holds the text until the answer has come
  expect(widget.getByText(MINE)).toBeVisible();
});

const isMarked = (element: HTMLElement) => shadowOf(element).querySelector('[data-failed]') !== null;
const marked = (element: HTMLElement, expected: boolean) => expect.poll(() => isMarked(element)).toBe(expected);

test('the mark of a failure stays when another copy is taken out; a value that the page passes later ends it, also in a new element', async () => {
  expectConsoleError(/could not be saved/);
  const { requests, elements, widgets, place } = await pressed(toggle() + toggle());
  const [first, second] = elements as [HTMLElement, HTMLElement];
  requests.answer({}, 500);
  await marked(second, true);
  await takeOut(first);
  await painted();
  expect(isMarked(second)).toBe(true);
  second.dataset.value = '1';
  await marked(second, false);
  await userEvent.click(widgets[1]!.getByRole('switch'));
  await expect.poll(requests.sent).toBe(2);
  await takeOut(second);
  requests.answer({}, 500);
  await painted();
  const fresh = await made(toggle(), place);
  await painted();
  expect(isMarked(fresh)).toBe(false);
});

test('a failure is not marked when the page has passed another value since; where copies have different ones it is', async () => {
  expectConsoleError(/could not be saved/);
  const { requests, elements, widgets } = await pressed(toggle() + toggle());
  const control = widgets[0]!.getByRole('switch');
  elements[0]!.dataset.value = '1';
  await show(elements, [true, false]);
  for (const isKnown of [false, true]) {
    requests.answer({}, 500);
    await waitFor(() => expect(control).toHaveAttribute('aria-busy', 'false'));
    expect(isMarked(elements[0]!)).toBe(isKnown);
    if (isKnown) return;
    await userEvent.click(control);
    await expect.poll(requests.sent).toBe(2);
  }
});
