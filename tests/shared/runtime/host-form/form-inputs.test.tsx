import { waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { object, optional } from '../../../../shared/lib/schema/schema.ts';
import { text } from '../../../../shared/contract/values.ts';
import { defineWidget } from '../../../../shared/runtime/define-widget.tsx';
import { FormSlot, useFieldsetDisabled, useFormInputs } from '../../../../shared/runtime/host-form/form-inputs.tsx';
import { mountHtml } from '../../../support/mount-html.ts';

function FormProbe({ value }: { value: string }) {
  const [chosen, choose] = useState(value);
  const disabled = useFieldsetDisabled();
  useFormInputs([{ name: 'chosen', value: chosen }], () => choose(value));
  return (
    <>
      <button type="button" disabled={disabled} onClick={() => choose(`${chosen}!`)}>
        Change
      </button>
      <FormSlot />
    </>
  );
}

defineWidget({
  name: 'form-probe',
  props: object({ value: optional(text, 'first') }),
  load: 'eager',
  locale: 'en',
  identity: ['value'],
  Component: FormProbe,
});

const FORM = '<form><fieldset><div data-widget="form-probe"></div><input name="other" value="host"></fieldset></form>';
const sent = (place: HTMLElement) => Object.fromEntries(new FormData(place.querySelector('form')!));

test('the value is part of the form around the widget, follows it, and goes back on reset', async () => {
  const { place, widget } = await mountHtml(FORM);
  expect(sent(place)).toEqual({ chosen: 'first', other: 'host' });
  await userEvent.click(widget.getByRole('button'));
  await waitFor(() => expect(sent(place)).toEqual({ chosen: 'first!', other: 'host' }));
  place.querySelector('form')!.reset();
  expect(sent(place), 'at once, as the page’s own fields').toEqual({ chosen: 'first', other: 'host' });
});

test('a reset that the page prevents changes nothing', async () => {
  const { place, widget } = await mountHtml(FORM);
  await userEvent.click(widget.getByRole('button'));
  await waitFor(() => expect(sent(place)).toEqual({ chosen: 'first!', other: 'host' }));
  const form = place.querySelector('form')!;
  form.addEventListener('reset', (event) => event.preventDefault());
  form.reset();
  expect(sent(place)).toEqual({ chosen: 'first!', other: 'host' });
});

test('a disabled fieldset keeps it back and switches the control off', async () => {
  const { place, widget } = await mountHtml(FORM);
  place.querySelector('fieldset')!.disabled = true;
  await waitFor(() => expect(widget.getByRole('button')).toHaveProperty('disabled', true));
  expect(sent(place)).toEqual({});
});

test('a host that empties the element gets the inputs back with the next change', async () => {
  const { place, element, widget } = await mountHtml(FORM);
  element.replaceChildren();
  await userEvent.click(widget.getByRole('button'));
  await waitFor(() => expect(sent(place)).toEqual({ chosen: 'first!', other: 'host' }));
});

test('a host that morphs the inputs into those of an older page gets the current ones back', async () => {
  const { place, element, widget } = await mountHtml(FORM);
  const holder = element.firstElementChild!;
  holder.removeAttribute('slot');
  holder.innerHTML =
    '<input type="hidden" name="chosen" value="older"><input type="hidden" name="chosen" value="oldest">';
  await waitFor(() => expect(new FormData(place.querySelector('form')!).getAll('chosen')).toEqual(['first']));
  await userEvent.click(widget.getByRole('button'));
  await waitFor(() => expect(new FormData(place.querySelector('form')!).getAll('chosen')).toEqual(['first!']));
});

test('a copy of a mounted widget posts its own value, once', async () => {
  const { place } = await mountHtml(FORM);
  const copy = place.querySelector('[data-widget]')!.cloneNode(true) as HTMLElement;
  copy.dataset.value = 'copied';
  place.querySelector('fieldset')!.append(copy);
  await waitFor(() => expect(copy.shadowRoot).not.toBeNull());
  await waitFor(() => expect(new FormData(place.querySelector('form')!).getAll('chosen')).toEqual(['first', 'copied']));
});
