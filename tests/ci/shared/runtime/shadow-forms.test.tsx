import { waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { DealerWidgetsApi } from '../../../../shared/lib/widget-protocol.ts';
import { loadWidgetsOf, shadowOf } from '../../../../.storybook/support/host-page.ts';
import { arrivedBy } from '../../../support/arrived.ts';
import { newPlace } from '../../../support/host-places.ts';
import { takeOut } from '../../../support/put-back.ts';

const SELECT = `<div data-widget="searchable-select" data-load="eager" data-required data-name="upline" data-label="Upline"
  data-locale="en" data-options='[{"value":"1","label":"Ali"}]'></div>`;

/** A form in a shadow root of the page; its events do not leave the root. */
async function mountForm() {
  await loadWidgetsOf(SELECT);
  const root = newPlace().attachShadow({ mode: 'open' });
  root.innerHTML = `<form>${SELECT}<button>Send</button><button type="reset">Reset</button></form>`;
  const form = root.querySelector('form')!;
  const sent: unknown[] = [];
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    sent.push(...new FormData(form).values());
  });
  (window.DealerWidgets as DealerWidgetsApi).scan(root);
  const element = root.querySelector<HTMLElement>('[data-widget]')!;
  await expect.poll(() => element.dataset.widgetState).toBe('ready');
  const box = (): HTMLInputElement => within(shadowOf(element)).getByRole('combobox', { name: /Upline/ });
  const choose = async () => {
    await userEvent.click(box());
    await userEvent.click(within(shadowOf(element)).getByRole('option', { name: 'Ali' }));
  };
  const press = (name: string, inside = form) =>
    userEvent.click(within(inside).getByRole<HTMLElement>('button', { name }));
  return { form, element, sent, box, choose, press };
}

test('a required choice blocks a form in a shadow root of the page', async () => {
  const { element, sent, choose, press } = await mountForm();
  await press('Send');
  expect(await within(shadowOf(element)).findByText('Please choose one.')).toBeTruthy();
  expect(sent).toEqual([]);
  await choose();
  await press('Send');
  expect(sent).toEqual(['1']);
});

test('a form in a shadow root of the page resets its widgets', async () => {
  const { box, choose, press } = await mountForm();
  await choose();
  await waitFor(() => expect(box().value).toBe('Ali'));
  await press('Reset');
  await waitFor(() => expect(box().value).toBe(''));
});

test('what was chosen there is not entered in the same control of another shadow root', async () => {
  arrivedBy('reload');
  const { element, box, choose } = await mountForm();
  await choose();
  await waitFor(() => expect(box().value).toBe('Ali'));
  await takeOut(element);
  const other = await mountForm();
  expect(other.box().value).toBe('');
});

test('a widget that moves from there to a form of the document follows that one', async () => {
  const { element, box, choose, press } = await mountForm();
  const place = newPlace();
  place.innerHTML = '<form aria-label="Outside"><button>Send</button><button type="reset">Reset</button></form>';
  const outside: HTMLFormElement = within(place).getByRole('form', { name: 'Outside' });
  let count = 0;
  outside.addEventListener('submit', (event) => {
    event.preventDefault();
    count += 1;
  });
  outside.prepend(element);
  await expect.poll(() => element.dataset.widgetState).toBe('ready');
  await press('Send', outside);
  expect(await within(shadowOf(element)).findByText('Please choose one.')).toBeTruthy();
  expect(count).toBe(0);
  await choose();
  await press('Reset', outside);
  await waitFor(() => expect(box().value).toBe(''));
});
