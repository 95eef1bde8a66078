// chunk: form
import { type RefObject, useRef, useState } from 'react';
import { useFormCheck } from './use-form-check.ts';
import { useWidget } from './widget-context.ts';

interface Chosen<Choice> {
  choice: Choice | null;
  /** A required choice was missing when the form was submitted. */
  isMissing: boolean;
  /** The value that the page set last. */
  pageValue: string | undefined;
  /** Counts how often the page has replaced the choice. Use it as a key, so that input for the former choice is discarded. */
  turn: number;
}

interface ChosenActions<Choice> {
  /** The control's input, which gets the focus when the choice is missing. */
  input: RefObject<HTMLInputElement | null>;
  /** Takes the person's choice, and dispatches `dw:change`. */
  choose: (choice: Choice | null) => void;
  /** Restores the page's choice, without `dw:change`. */
  reset: () => void;
}

/**
 * The choice of a control in the host's form: the page's value until the person chooses, and again when the page passes another value. A page
 * that writes every `dw:change` back only repeats the person's choice, which changes nothing.
 * If it is required and missing, it blocks submission of the form.
 */
export function useChosen<Choice extends { value: string }>(
  fromPage: Choice | null,
  required: boolean | undefined,
): Chosen<Choice> & ChosenActions<Choice> {
  const { change } = useWidget();
  const input = useRef<HTMLInputElement>(null);
  const pageValue = fromPage?.value;
  const [state, setState] = useState<Chosen<Choice>>({ choice: fromPage, isMissing: false, pageValue, turn: 0 });
  let now = state;
  if (state.pageValue !== pageValue) {
    const isRepeated = state.choice?.value === pageValue;
    now = isRepeated ? { ...state, pageValue } : { ...state, choice: fromPage, pageValue, turn: state.turn + 1 };
    setState(now);
  }
  useFormCheck((takeFocus) => {
    if (!required || now.choice) return true;
    setState((before) => ({ ...before, isMissing: true }));
    if (takeFocus) input.current?.focus();
    return false;
  });
  const set = (choice: Choice | null) => setState((before) => ({ ...before, choice, isMissing: false }));
  return {
    ...now,
    input,
    choose(choice) {
      set(choice);
      change(choice?.value ?? '');
    },
    reset: () => set(fromPage),
  };
}
