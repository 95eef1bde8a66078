// chunk: form
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { closest, createElement, isElement, matches, parentOf } from '../lib/native-dom.ts';
import { PRIVATE_SLOT } from './private-slot.ts';
import { useWidget } from './widget-context.ts';

export interface HiddenInput {
  name: string;
  value: string;
}

/**
 * A widget's values as inputs of the form around it. They live in a private `<span>` among the host's own children, because inputs inside
 * a shadow root are no part of the form. A disabled `<fieldset>` around the widget keeps them back, as it does any input.
 * The span is put back when the host empties the element.
 * @param onReset the form was reset: go back to what the page said
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
    // a list of values may hold the same one twice: the place is the identity
    // oxlint-disable-next-line react/no-array-index-key
    inputs.map(({ name, value }, index) => <input key={index} type="hidden" name={name} value={value} />),
    span,
  );
}

/** Calls back after the form around an element was reset. The form is looked up at that moment: a host may move the element. */
function useFormReset(element: Element, onReset?: () => void): void {
  const latest = useRef(onReset);
  useEffect(() => {
    latest.current = onReset;
  });
  useEffect(() => {
    const reset = (event: Event): void => {
      if (event.target !== closest(element, 'form')) return;
      queueMicrotask(() => {
        if (!event.defaultPrevented) latest.current?.();
      });
    };
    addEventListener('reset', reset);
    return () => removeEventListener('reset', reset);
  }, [element]);
}

function nextFieldset(fieldset: Element): HTMLFieldSetElement | null {
  const parent = parentOf(fieldset);
  return parent && isElement(parent) ? closest(parent, 'fieldset') : null;
}

/** Whether the form controls around a widget are switched off by a `<fieldset disabled>`; follows changes. */
export function useFieldsetDisabled(): boolean {
  const { element } = useWidget();
  const [disabled, setDisabled] = useState(() => matches(element, 'fieldset:disabled *'));
  useEffect(() => {
    const look = (): void => setDisabled(matches(element, 'fieldset:disabled *'));
    look();
    const observer = new MutationObserver(look);
    for (
      let fieldset: HTMLFieldSetElement | null = closest<HTMLFieldSetElement>(element, 'fieldset');
      fieldset;
      fieldset = nextFieldset(fieldset)
    ) {
      observer.observe(fieldset, { attributes: true, attributeFilter: ['disabled'] });
    }
    return () => observer.disconnect();
  }, [element]);
  return disabled;
}
