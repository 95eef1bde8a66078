// chunk: form
import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import {
  closest,
  createElement,
  documentMember,
  isElement,
  matches,
  parentOf,
  queryAll,
} from '../lib/dom/native-dom.ts';
import { PRIVATE_SLOT } from './private-slot.ts';
import { useFormEvent } from './use-form-event.ts';
import { useWidget } from './widget-context.ts';

export interface HiddenInput {
  name: string;
  value: string;
}

const listed = (inputs: readonly HiddenInput[]): string =>
  JSON.stringify(inputs.map(({ name, value }) => [name, value]));

/**
 * Adds a widget's values to the surrounding form as hidden inputs. They are among the host's own children, because inputs in a shadow root do
 * not belong to the form; in an element that no template writes, so that a morphing host does not reuse it for a child of its own. What the
 * host takes away or changes is written again; React would fail to remove an input that has gone. A disabled `<fieldset>` excludes them from
 * submission, like any input.
 * @param onReset called when the form is reset: restore the page's value
 */
export function HiddenInputs({ inputs, onReset }: { inputs: readonly HiddenInput[]; onReset?: () => void }): null {
  const { element } = useWidget();
  const [holder] = useState(() => documentMember('createElement').call(document, 'dw-inputs'));
  useLayoutEffect(() => {
    const there = queryAll<HTMLInputElement>(holder, 'input');
    if (holder.slot !== PRIVATE_SLOT || listed(there) !== listed(inputs)) {
      Object.assign(holder, { slot: PRIVATE_SLOT, hidden: true });
      for (const [index, { name, value }] of inputs.entries())
        Object.assign(there[index] ?? holder.appendChild(createElement('input')), { type: 'hidden', name, value });
      for (const each of there.slice(inputs.length)) each.remove();
    }
    if (holder.parentNode !== element) element.append(holder);
  });
  useLayoutEffect(() => () => holder.remove(), [holder]);
  // at once, because a script may submit the form in the same breath
  useFormEvent('reset', ({ defaultPrevented }) => defaultPrevented || flushSync(() => onReset?.()));
  return null;
}

function nextFieldset(fieldset: Element): HTMLFieldSetElement | null {
  const parent = parentOf(fieldset);
  return parent && isElement(parent) ? closest(parent, 'fieldset') : null;
}

/** Whether a `<fieldset disabled>` around the widget disables it; follows changes, also when the page moves the widget. */
export function useFieldsetDisabled(): boolean {
  const { element } = useWidget();
  // another function in every render, so that a widget that was moved observes the fieldsets around it now
  const subscribe = (changed: () => void): (() => void) => {
    const observer = new MutationObserver(changed);
    for (
      let fieldset: HTMLFieldSetElement | null = closest<HTMLFieldSetElement>(element, 'fieldset');
      fieldset;
      fieldset = nextFieldset(fieldset)
    ) {
      observer.observe(fieldset, { attributes: true, attributeFilter: ['disabled'] });
    }
    return () => observer.disconnect();
  };
  return useSyncExternalStore(subscribe, () => matches(element, 'fieldset:disabled *'));
}
