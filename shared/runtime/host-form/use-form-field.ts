import { useState } from 'react';
import { flushSync } from 'react-dom';
import type * as v from 'valibot';
import { attributeOf, closest, loaderApi, pageAddress, queryPage, rootOf } from '../../page/index.ts';
import { type Kept, kept } from '../../memory/kept/index.ts';
import { type EnteredField, type WidgetContextValue, useField, useWidget } from '../index.ts';

/** Names the control: by its place among those of its name, which tells the rows of a table apart, each with a form. */
function keptFor({ element, name, item }: WidgetContextValue): Kept {
  const place = queryPage(`[${loaderApi()?.attribute ?? 'data-widget'}="${name}"]`).indexOf(element);
  return kept('form', [pageAddress(), item, String(place)]);
}

/**
 * Whether the browser would restore a field here. Outside of a form, a control may be a filter, which shows what the page is filtered by; in a
 * shadow root of the page it has no place.
 */
const isRestorable = (element: HTMLElement): boolean => {
  const form = closest(element, 'form');
  return form !== null && rootOf(form) === document && attributeOf(form, 'autocomplete')?.toLowerCase() !== 'off';
};

/**
 * What a control of the host's form holds: a choice, rows, an order. Back and a reload restore what the person has entered, as browsers do for
 * the page's own fields, but not for inputs that a script has added.
 * @param page what the page passes now, a JSON value
 * @param written what the form would post of a value
 * @param after makes what the page passes continue what is on the screen
 */
export function useFormField<Value>(
  page: Value,
  written: (value: Value) => unknown,
  schema: v.GenericSchema<unknown, Value>,
  after: (page: Value, before: Value) => Value = (next) => next,
): EnteredField<Value> {
  const widget = useWidget();
  const [control] = useState(() => ({ kept: keptFor(widget), isKept: isRestorable(widget.element) })); // once, because it looks through the page
  const field = useField(control.kept, page, { schema, written, after, isKept: control.isKept });
  // at once: a page that submits the form on `dw:change` posts it
  return { ...field, enter: (value) => flushSync(() => field.enter(value)) };
}
