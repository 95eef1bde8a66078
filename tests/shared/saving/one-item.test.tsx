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
/** Puts a copy of the first element of a template into the page. */
async function made({ content }: HTMLTemplateElement, place: Element): Promise<HTMLElement> {
  const element = document.importNode(content, true).firstElementChild as HTMLElement;
  place.append(element);
  await waitFor(() => expect(element.dataset.widgetState).toBe('ready'));
  return element;
}
const template = (html: string) => Object.assign(document.createElement('template'), { innerHTML: html });

test('put back while it is being saved: it is still busy, is not flipped twice, and shows and tells the answer', async () => {
  const { requests, element } = await pressed();
  const again = await putBack(element);
  const changes: unknown[] = [];
  element.addEventListener('dw:change', (event) => changes.push((event as CustomEvent).detail));
  expect(again.getByRole('switch').getAttribute('aria-busy')).toBe('true');
  await userEvent.click(again.getByRole('switch'));
  requests.answer(true);
  expect(await again.findByRole('switch', { checked: true })).toBeTruthy();
  expect(requests.sent()).toBe(1);
  await expect.poll(() => changes).toEqual([{ widget: 'yes-no-toggle', value: true }]);
});

test('two copies of one item: one request, both are busy, both show the answer; another item does not', async () => {
  const { requests, elements, widgets } = await pressed(toggle() + toggle() + toggle(2));
  await userEvent.click(widgets[1]!.getByRole('switch'));
  requests.answer(true);
  await show(elements, [true, true, false]);
  expect(requests.sent()).toBe(1);
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

test('copies with different values of the page all show the answer', async () => {
  const { requests, elements } = await pressed(toggle() + toggle(1, 1));
  expect(elements.map(isChecked)).toEqual([false, true]);
  requests.answer(true);
  await show(elements, [true, true]);
});

test('what the page makes of its templates shows it too, also after a second answer and for another copy', async () => {
  const other = toggle().replaceAll('span', 'div');
  const outer = template(`${toggle()}<template>${other}</template>`); // as Alpine's `x-if` has them
  const { requests, place, elements, widgets } = await pressed(toggle() + other);
  for (const [turn, isOn] of [true, false].entries()) {
    if (turn > 0) await userEvent.click(widgets[0]!.getByRole('switch'));
    await expect.poll(requests.sent).toBe(turn + 1);
    requests.answer(isOn);
    await show(elements, [isOn, isOn]);
    for (const each of [outer, outer.content.querySelector('template')!])
      expect(isChecked(await made(each, place))).toBe(isOn);
  }
});

test('what is rendered anew with a value that the page has not had is newer; so is the former value after that', async () => {
  const { requests, place, element } = await pressed();
  await takeOut(element);
  requests.answer(true);
  const renderAnew = async (value: number): Promise<boolean> => {
    place.replaceChildren();
    return isChecked(await made(template(toggle(1, value)), place));
  };
  await settleNetwork();
  await painted();
  expect(await renderAnew(0), 'a text of before').toBe(true);
  expect(await renderAnew(1)).toBe(true);
  expect(await renderAnew(0), 'somebody else has switched it').toBe(false);
});

test('a note that somebody else has changed while the question is open is replaced by mine, in each copy', async () => {
  const MINE = 'Tentang yang pertama';
  const { html } = items['mentor-note']!;
  network.use(http.post('/app/empire/note', () => HttpResponse.text(MINE)));
  const { elements, widgets } = await mountHtml(html + html);
  await writeNote.use(widgets[0]);
  await click(widgets[0], 'button', 'Simpan');
  for (const element of elements) Object.assign(element.dataset, { note: 'Theirs', label: 'Rahim' });
  // a copy that is rendered after the answer would take what the page wrote for newer
  for (const widget of widgets) expect(await widget.findByRole('textbox', { name: /Rahim/ })).toHaveValue(MINE);
  await answerInPlace(widgets[0]);
  for (const widget of widgets) {
    await waitFor(() => expect(widget.queryByRole('textbox')).toBeNull()); // it holds the text until the answer has come
    expect(widget.getByText(MINE)).toBeVisible();
  }
});

const isMarked = (element: HTMLElement) => shadowOf(element).querySelector('[data-failed]') !== null;
const marked = (element: HTMLElement, expected: boolean) => expect.poll(() => isMarked(element)).toBe(expected);

test('the mark of a failure stays when another copy is taken out', async () => {
  expectConsoleError(/could not be saved/);
  const { requests, elements } = await pressed(toggle() + toggle());
  requests.answer({}, 500);
  await marked(elements[1]!, true);
  await takeOut(elements[0]!);
  await painted();
  expect(isMarked(elements[1]!)).toBe(true);
});

test('a value that the page passes later ends the mark of a failure, in the same element and in a new one', async () => {
  expectConsoleError(/could not be saved/);
  const { requests, element, widget, place } = await pressed();
  requests.answer({}, 500);
  await marked(element, true);
  element.dataset.value = '1';
  await marked(element, false);
  await userEvent.click(widget.getByRole('switch'));
  await expect.poll(requests.sent).toBe(2);
  await takeOut(element);
  requests.answer({}, 500);
  await painted();
  const fresh = await made(template(toggle()), place);
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
