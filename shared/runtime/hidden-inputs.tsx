// chunk: form
import { type ReactNode, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { closest, createElement, isElement, matches, parentOf } from '../lib/dom/native-dom.ts';
import { useWindowEvent } from '../ui/use-window-event.ts';
import { PRIVATE_SLOT } from './private-slot.ts';
import { useWidget } from './widget-context.ts';

export interface HiddenInput {
  name: string;
  value: string;
}

/**
 * Adds a widget's values to the surrounding form as hidden inputs. They are in a private `<span>` among the host's own children, because
 * inputs in a shadow root do not belong to the form; the span is put back if the host empties the element. A disabled `<fieldset>` excludes
 * them from submission, like any input.
 * @param onReset called after the form was reset: restore the page's value
 */
export function HiddenInputs({ inputs, onReset }: { inputs: readonly HiddenInput[]; onReset?: () => void }): ReactNode {
  const { element } = useWidget();
  const [span] = useState(() => Object.assign(createElement('span'), { slot: PRIVATE_SLOT, hidden: true }));
  useLayoutEffect(() => {
    if (span.parentNode !== element) element.append(span);
  });
  useLayoutEffect(() => () => span.remove(), [span]);
  useFormReset(element, onReset);
  return createPortal(
    // values may repeat, so the index is the only key
    // oxlint-disable-next-line react/no-array-index-key
    inputs.map(({ name, value }, index) => <input key={index} type="hidden" name={name} value={value} />),
    span,
  );
}

/** Calls back after the surrounding form was reset. The form is looked up at that moment, because a host may move the element. */
function useFormReset(element: Element, onReset?: () => void): void {
  useWindowEvent('reset', (event) => {
    if (event.target !== closest(element, 'form')) return;
    queueMicrotask(() => {
      if (!event.defaultPrevented) onReset?.();
    });
  });
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
