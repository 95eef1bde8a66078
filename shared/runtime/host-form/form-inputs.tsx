import { type ReactNode, useEffectEvent, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { closest, createElement, documentMember, matches, queryAll, rootOf, setAttribute } from '../../page/index.ts';
import { useBareStyles, useUi } from '../../ui/base/index.ts';
import { FORM_SLOT, useWidget } from '../index.ts';
import css from './form-inputs.css?inline';

export interface FormInput {
  /** Without a name it is checked with the form, and posts nothing. */
  name: string;
  value: string;
  required?: boolean | undefined;
  /** What is wrong with the value, as a sentence for the person. */
  problem?: string | undefined;
}

/** An element that no template writes, so that a morphing host does not reuse it for a child of its own. */
function newHolder(): HTMLElement {
  const holder = documentMember('createElement').call(document, 'dw-inputs');
  setAttribute(holder, 'aria-hidden', 'true');
  return holder;
}

function newInput(holder: HTMLElement): HTMLInputElement {
  const input = Object.assign(createElement('input'), { tabIndex: -1, autocomplete: 'off' });
  // over the field, and in none of the page's styles
  input.style.cssText =
    'all: initial; position: absolute; inset: 0; inline-size: 100%; block-size: 100%; pointer-events: none';
  return holder.appendChild(input);
}

/**
 * Adds a widget's values to the surrounding form as inputs (D33), among the host's own children: an input in a shadow root
 * belongs to no form. `FormSlot` shows them invisibly, so that the browser's messages have a place.
 * @param onReset called when the form is reset: restore the page's value
 * @param onInvalid called when the form is checked and something is wrong: show it
 */
export function useFormInputs(
  inputs: readonly FormInput[],
  onReset: () => void,
  onInvalid?: (message: string) => void,
): void {
  const { element } = useWidget();
  const { root } = useUi();
  const [holder] = useState(newHolder);
  /** The problems by place, as they were set last: what the page itself has set stays. */
  const problems = useRef<readonly string[]>([]);
  // what the host takes away or changes is written again; React would fail to remove an input that has gone
  const write = useEffectEvent(() => {
    if (holder.slot !== FORM_SLOT) setAttribute(holder, 'slot', FORM_SLOT);
    const there = queryAll<HTMLInputElement>(holder, 'input');
    for (const [index, { name, value, required = false, problem = '' }] of inputs.entries()) {
      const input = there[index] ?? newInput(holder);
      // the default, too: a reset restores the page's value, which is then the default
      const wanted = { name, required, defaultValue: value, value };
      if (Object.entries(wanted).some(([key, each]) => Reflect.get(input, key) !== each)) Object.assign(input, wanted);
      if (problem !== (problems.current[index] ?? '')) input.setCustomValidity(problem);
    }
    for (const each of there.slice(inputs.length)) each.remove();
    problems.current = inputs.map(({ problem = '' }) => problem);
    if (holder.parentNode !== element) element.append(holder);
  });
  useLayoutEffect(() => write());
  const reset = useEffectEvent((event: Event) => {
    // at once, because a script may submit the form in the same breath
    if (!event.defaultPrevented && event.target === closest(element, 'form')) flushSync(onReset);
  });
  const invalid = useEffectEvent(({ target }: Event) => {
    if (target instanceof HTMLInputElement) flushSync(() => onInvalid?.(target.validationMessage));
  });
  useLayoutEffect(() => {
    const focus = ({ target }: Event): void => {
      const wrong = root.querySelector<HTMLElement>('[aria-invalid=true]');
      (wrong ?? root.querySelector<HTMLElement>('input, button'))?.focus();
      // Firefox misses a blur within its own `focus()`, and would not focus the same input at the next press
      setTimeout(() => target?.dispatchEvent(new Event('blur')));
    };
    holder.addEventListener('focusin', focus);
    holder.addEventListener('invalid', (event) => invalid(event), true);
    holder.addEventListener('input', () => write()); // filled in by the browser, where nobody sees it
    return () => holder.remove();
  }, [holder, root]);
  // the event does not leave a shadow root of the page; a widget that was moved is rendered again
  const page = rootOf(element);
  const around = page instanceof ShadowRoot ? page : window;
  useLayoutEffect(() => {
    const listen = (event: Event): void => reset(event);
    around.addEventListener('reset', listen);
    return () => around.removeEventListener('reset', listen);
  }, [around]);
}

/** Where a widget's controls in the host's form are: over the positioned element around it. */
export function FormSlot(): ReactNode {
  useBareStyles(css, null);
  return <slot name={FORM_SLOT} />;
}

/** Whether a `<fieldset disabled>` around the widget disables it; follows changes, also when the page moves the widget. */
export function useFieldsetDisabled(): boolean {
  const { element } = useWidget();
  // another function in every render, so that a widget that was moved observes where it is now
  const subscribe = (changed: () => void): (() => void) => {
    const observer = new MutationObserver(changed);
    observer.observe(rootOf(element), { subtree: true, attributeFilter: ['disabled'] });
    return () => observer.disconnect();
  };
  return useSyncExternalStore(subscribe, () => matches(element, 'fieldset:disabled *'));
}
