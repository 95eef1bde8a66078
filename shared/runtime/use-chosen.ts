// chunk: form
import { useState } from 'react';

interface Chosen<Choice> {
  choice: Choice | null;
  /** What the page said last. */
  said: string | undefined;
  /** Counts how often the page has put another choice in place: whatever was typed for the former one is over. */
  turn: number;
}

/**
 * The choice of a control of the host's form: the page's, until the person chooses, and again when the page says something else. A page
 * that repeats the person's choice, as hosts do that write every `dw:change` back, changes nothing.
 */
export function useChosen<Choice extends { value: string }>(
  fromPage: Choice | null,
): Chosen<Choice> & { choose: (choice: Choice | null) => void } {
  const said = fromPage?.value;
  const [state, setState] = useState<Chosen<Choice>>({ choice: fromPage, said, turn: 0 });
  let now = state;
  if (state.said !== said) {
    const isRepeated = state.choice?.value === said;
    now = isRepeated ? { ...state, said } : { choice: fromPage, said, turn: state.turn + 1 };
    setState(now);
  }
  return { ...now, choose: (choice) => setState((before) => ({ ...before, choice })) };
}
