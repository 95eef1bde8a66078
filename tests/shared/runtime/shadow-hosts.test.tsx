import { waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { DealerWidgetsApi } from '../../../shared/lib/widget-protocol.ts';
import { focusedElement } from '../../../shared/page/dom/composed-tree.ts';
import { loadWidgetsOf, shadowOf } from '../../../.storybook/support/host-page.ts';
import { newPlace } from '../../support/host-places.ts';

const api = window.DealerWidgets as DealerWidgetsApi;
const html = '<div data-widget="faq-item" data-question="Soalan" data-answer="Jawapan"></div>';

/** A widget inside of the page's own shadow root, and how many such roots there are around it. */
async function mountInShadow(depth = 1, inside = html) {
  await loadWidgetsOf(inside);
  const place = newPlace();
  const outer = document.createElement('div');
  place.append(outer);
  let host = outer;
  for (let at = 1; at < depth; at += 1) {
    const inner = document.createElement('div');
    host.attachShadow({ mode: 'open' }).append(inner);
    host = inner;
  }
  const root = host.attachShadow({ mode: 'open' });
  root.innerHTML = inside;
  api.scan(root);
  const element = root.querySelector<HTMLElement>('[data-widget]')!;
  await expect.poll(() => element.dataset.widgetState).toBe('ready');
  return { place, outer, root, element };
}
const isKnown = (element: HTMLElement) => api.inspect().some((each) => each.element === element);

test.each([1, 2])('a widget in %i shadow roots is released when the host of the outermost leaves', async (depth) => {
  const { outer, element } = await mountInShadow(depth);
  expect(isKnown(element)).toBe(true);
  outer.remove();
  await waitFor(() => expect(isKnown(element)).toBe(false));
  expect(element.dataset.widgetState).toBeUndefined();
});

test('a host that only moves keeps the widget in its shadow root, with what was done in it', async () => {
  const { place, outer, element } = await mountInShadow();
  const frame = shadowOf(element);
  within(frame).getByRole('button', { name: 'Soalan' }).click();
  const other = document.createElement('section');
  place.append(other);
  other.append(outer);
  await waitFor(() => expect(within(frame).getByRole('button', { name: 'Soalan' }).ariaExpanded).toBe('true'));
  expect(isKnown(element)).toBe(true);
  expect(shadowOf(element)).toBe(frame);
});

test('a host that comes back has its widget again when it asks for it, as custom elements do', async () => {
  const { place, outer, root, element } = await mountInShadow(2);
  outer.remove();
  await waitFor(() => expect(isKnown(element)).toBe(false));
  place.append(outer);
  api.scan(root);
  await expect.poll(() => element.dataset.widgetState).toBe('ready');
});

test('language and colours of ancestors outside of the shadow root count, and their changes', async () => {
  const { place, element } = await mountInShadow(2);
  const { dataset } = shadowOf(element);
  expect([shadowOf(element).lang, dataset.theme]).toEqual(['ms', 'light']);
  place.dataset.locale = 'en';
  place.dataset.theme = 'dark';
  await waitFor(() => expect([shadowOf(element).lang, dataset.theme]).toEqual(['en', 'dark']));
});

test('the focus on the fallback inside a shadow root is handed on to the widget', async () => {
  const inside = html.replace('data-answer', 'tabindex="0" data-answer');
  await loadWidgetsOf(inside);
  const place = newPlace();
  const root = place.attachShadow({ mode: 'open' });
  root.innerHTML = inside;
  api.scan(root);
  const element = root.querySelector<HTMLElement>('[data-widget]')!;
  element.focus(); // its code is loading
  expect(focusedElement()).toBe(element);
  await expect.poll(() => element.dataset.widgetState).toBe('ready');
  await waitFor(() => expect(focusedElement()).toBe(within(shadowOf(element)).getByRole('button', { name: 'Soalan' })));
});
