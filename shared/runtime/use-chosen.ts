// chunk: form
import { type RefObject, useRef, useState } from 'react';
import type * as v from 'valibot';
import { useFormCheck } from './use-form-check.ts';
import { usePageState } from './use-page-state.ts';
import { useWidget } from './widget-context.ts';

interface Chosen<Choice> {
  choice: Choice | null;
  /** A required choice was missing when the form was submitted. */
  isMissing: boolean;
  /** Counts how often the page, or a reset, has replaced the choice. What is typed in place of a former choice is discarded. */
  turn: number;
  /** The control's input, which gets the focus when the choice is missing. */
  input: RefObject<HTMLInputElement | null>;
  /** Takes the person's choice, and dispatches `dw:change`. */
  choose: (choice: Choice | null) => void;
  /** Restores the page's choice, without `dw:change`. */
  reset: () => void;
}

/**
 * The choice of a control in the host's form: the page's value until the person chooses, and again when the page passes another value.
 * If it is required and missing, it blocks submission of the form.
 * @param schema reads a choice that was made before a reload, if it can still be made
 */
export function useChosen<Choice extends { value: string }>(
  fromPage: Choice | null,
  required: boolean | undefined,
  schema: v.GenericSchema<unknown, Choice | null>,
): Chosen<Choice> {
  const { change } = useWidget();
  const input = useRef<HTMLInputElement>(null);
  const [wasMissing, setMissing] = useState(false);
  const { state, isOwn, set, reset, turn } = usePageState(fromPage, (each) => each?.value ?? '', schema);
  const choice = isOwn ? state : fromPage; // the page may have another name for it now
  const hasValue = Boolean(choice?.value); // an option such as "-- Pilih --" posts as little as none
  useFormCheck((takeFocus) => {
    if (!required || hasValue) return true;
    setMissing(true);
    if (takeFocus) input.current?.focus();
    return false;
  });
  return {
    choice,
    isMissing: wasMissing && !hasValue,
    turn,
    input,
    choose(next) {
      setMissing(false);
      if (set(next)) change(next?.value ?? '');
    },
    reset() {
      setMissing(false);
      reset();
    },
  };
}
