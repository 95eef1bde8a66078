import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mountHtml } from '../../../support/mount-html.ts';
import { putBack, takeOut } from '../../../support/put-back.ts';
import { shadowOf } from '../../../../.storybook/support/host-page.ts';

const html = '<span data-widget="yes-no-toggle" data-kind="fmd" data-id="1" data-value="0" data-label="Ali"></span>';
const checked = (element: HTMLElement) =>
  shadowOf(element).querySelector('[role=switch]')?.getAttribute('aria-checked');

/** A switch that was pressed: the server has answered Yes, the page still says No. */
async function flipped(): Promise<{ place: HTMLElement; element: HTMLElement }> {
  const { place, element, widget } = await mountHtml(html);
  await userEvent.click(widget.getByRole('switch'));
  await widget.findByRole('switch', { checked: true });
  return { place, element };
}

test('the page has the last word: another value of it ends the answer, also for later', async () => {
  const { element } = await flipped();
  element.dataset.value = '1';
  await waitFor(() => expect(element.shadowRoot!.textContent).toContain('Yes'));
  await putBack(element);
  element.dataset.value = '0';
  await waitFor(() => expect(checked(element)).toBe('false'));
  await putBack(element);
  expect(checked(element)).toBe('false');
});

/** Templates as Alpine's `x-if` has them, one of them inside another. */
const inTemplates = `<template>${html}<template>${html.replaceAll('span', 'div')}</template></template>`;

test('what the page makes of its templates shows it too, also after a second answer and for another copy', async () => {
  const { place, widgets } = await mountHtml(html + html.replaceAll('span', 'div') + inTemplates);
  const template = place.querySelector('template')!;
  const made = async (from: DocumentFragment) => {
    const element = document.importNode(from, true).firstElementChild as HTMLElement;
    place.append(element);
    await waitFor(() => expect(element.dataset.widgetState).toBe('ready'));
    return checked(element);
  };
  for (const isOn of [true, false]) {
    await userEvent.click(widgets[0]!.getByRole('switch'));
    for (const widget of widgets) await widget.findByRole('switch', { checked: isOn });
    expect(await made(template.content)).toBe(String(isOn));
    expect(await made(template.content.querySelector('template')!.content)).toBe(String(isOn));
  }
});

test('what is rendered anew with a value that the page has not had is newer; so is the former value after that', async () => {
  const { place, element } = await flipped();
  const renderAnew = async (value: string) => {
    place.innerHTML = html.replace('value="0"', `value="${value}"`);
    const made = place.firstElementChild as HTMLElement;
    await waitFor(() => expect(made.dataset.widgetState).toBe('ready'));
    return checked(made);
  };
  await takeOut(element);
  expect(await renderAnew('0'), 'a text of before').toBe('true');
  expect(await renderAnew('1')).toBe('true');
  expect(await renderAnew('0'), 'somebody else has switched it').toBe('false');
});
