import { waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectConsoleError } from '../../support/console.ts';
import { heldRequests } from '../../support/held-requests.ts';
import { mountHtml } from '../../support/mount-html.ts';
import { network } from '../../support/network.ts';
import { painted } from '../../support/painted.ts';
import { putBack, takeOut } from '../../support/put-back.ts';
import { shadowOf } from '../../../.storybook/support/host-page.ts';

const toggle = (id = 1) =>
  `<span data-widget="yes-no-toggle" data-kind="fmd" data-id="${id}" data-value="0" data-label="Ali"></span>`;
const note = '<div data-widget="mentor-note" data-report-card-id="902" data-note="Old" data-locale="en"></div>';
/** A switch that was pressed; the answer is on its way. */
async function pressed(html = toggle()) {
  const requests = heldRequests();
  const mounted = await mountHtml(html);
  await userEvent.click(mounted.widgets[0]!.getByRole('switch'));
  await expect.poll(requests.sent).toBe(1);
  return { requests, ...mounted };
}
const isChecked = (element: HTMLElement) =>
  shadowOf(element).querySelector('[role=switch]')?.getAttribute('aria-checked') === 'true';

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

test('an answer that comes while the element is out of the page is shown when it is back', async () => {
  const { requests, element, place } = await pressed();
  await takeOut(element);
  requests.answer(true);
  place.append(element);
  await waitFor(() => expect(isChecked(element)).toBe(true));
});

test('a failure is marked also where the element was put back meanwhile', async () => {
  expectConsoleError(/could not be saved/);
  const { requests, element } = await pressed();
  const again = await putBack(element);
  requests.answer({}, 500);
  expect(await again.findByRole('button', { name: /not known whether/ })).toBeTruthy();
  expect(isChecked(element)).toBe(false);
});

test('two copies of one item: one request, both are busy, both show the answer; another item does not', async () => {
  const { requests, elements, widgets } = await pressed(toggle() + toggle() + toggle(2));
  await userEvent.click(widgets[1]!.getByRole('switch'));
  requests.answer(true);
  await waitFor(() => expect(elements.map(isChecked)).toEqual([true, true, false]));
  expect(requests.sent()).toBe(1);
});

test('what the page writes into one copy does not end the answer of the other; the old value, written again, ends it in both', async () => {
  const { elements, widgets } = await mountHtml(toggle() + toggle());
  await userEvent.click(widgets[0]!.getByRole('switch'));
  await waitFor(() => expect(elements.map(isChecked)).toEqual([true, true]));
  elements[1]!.dataset.value = '1';
  elements[1]!.dataset.label = 'Abu';
  await widgets[1]!.findByRole('switch', { name: 'Abu' });
  expect(elements.map(isChecked)).toEqual([true, true]);
  elements[1]!.dataset.value = '0';
  await waitFor(() => expect(elements.map(isChecked)).toEqual([false, false]));
});

test('copies with different values of the page all show the answer', async () => {
  const { elements, widgets } = await mountHtml(toggle() + toggle().replace('value="0"', 'value="1"'));
  expect(elements.map(isChecked)).toEqual([false, true]);
  network.use(
    http.post('*', () => HttpResponse.json(true)),
    http.post('*', () => HttpResponse.json(false)),
  );
  await userEvent.click(widgets[0]!.getByRole('switch'));
  await waitFor(() => expect(elements.map(isChecked)).toEqual([true, true]));
});

/** Edits the note up to the question before it is saved. */
async function untilQuestion(text: string) {
  network.use(
    http.post('/app/empire/note', async ({ request }) => {
      // the body is the one that this test has typed
      const { note: sent } = (await request.json()) as { note: string };
      return HttpResponse.text(sent);
    }),
  );
  const mounted = await mountHtml(note + note);
  const [widget] = mounted.widgets;
  await userEvent.click(widget!.getByRole('button', { name: /^Edit/ }));
  await userEvent.fill(await widget!.findByRole('textbox'), text);
  await userEvent.click(widget!.getByRole('button', { name: 'Save' }));
  return { ...mounted, yes: await widget!.findByRole('button', { name: 'Yes' }) };
}

test('a note that somebody else has changed while the question is open is replaced by mine, in each copy', async () => {
  const { elements, widgets, yes } = await untilQuestion('Mine');
  for (const element of elements) element.dataset.note = 'Theirs';
  for (const element of elements) element.dataset.label = 'Rahim';
  // a copy that is rendered after the answer would take what the page wrote for newer
  for (const widget of widgets) expect(await widget.findByRole('textbox', { name: /Rahim/ })).toHaveValue('Mine');
  await userEvent.click(yes);
  for (const widget of widgets) expect(await widget.findByText('Mine')).toBeTruthy();
});

test('the mark of a failure stays when another copy is taken out', async () => {
  expectConsoleError(/could not be saved/);
  network.use(http.post('*', () => new HttpResponse(null, { status: 500 })));
  const { elements, widgets } = await mountHtml(toggle() + toggle());
  await userEvent.click(widgets[1]!.getByRole('switch'));
  await widgets[1]!.findByRole('button', { name: /not known whether/ });
  await takeOut(elements[0]!);
  await painted();
  expect(widgets[1]!.getByRole('button', { name: /not known whether/ })).toBeTruthy();
});

test('a value that the page passes later ends the mark of a failure, in the same element and in a new one', async () => {
  expectConsoleError(/could not be saved/);
  const { requests, element, widget, place } = await pressed();
  requests.answer({}, 500);
  await widget.findByRole('button', { name: /not known whether/ });
  element.dataset.value = '1';
  await waitFor(() => expect(widget.queryByRole('button', { name: /not known whether/ })).toBeNull());
  await userEvent.click(widget.getByRole('switch'));
  await expect.poll(requests.sent).toBe(2);
  await takeOut(element);
  requests.answer({}, 500);
  await painted();
  place.innerHTML = toggle();
  const fresh = place.firstElementChild as HTMLElement;
  await waitFor(() => expect(fresh.dataset.widgetState).toBe('ready'));
  await painted();
  expect(within(shadowOf(fresh)).queryByRole('button', { name: /not known whether/ })).toBeNull();
});

test('a failure is not marked when the page has passed another value since; where copies have different ones it is', async () => {
  expectConsoleError(/could not be saved/);
  const { requests, elements, widgets } = await pressed(toggle() + toggle());
  const control = widgets[0]!.getByRole('switch');
  const fail = async (): Promise<void> => {
    requests.answer({}, 500);
    await waitFor(() => expect(control).toHaveAttribute('aria-busy', 'false'));
  };
  elements[0]!.dataset.value = '1';
  await waitFor(() => expect(isChecked(elements[0]!)).toBe(true));
  await fail();
  expect(control).not.toHaveAttribute('data-failed');
  await userEvent.click(control);
  await expect.poll(requests.sent).toBe(2);
  await fail();
  expect(control).toHaveAttribute('data-failed');
});
