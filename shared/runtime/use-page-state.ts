// chunk: form
import { useState } from 'react';

/** How many of its own changes a widget recognizes when the page writes them back. */
const RECOGNIZED = 100;

interface PageState<State> {
  state: State;
  /** Takes the person's change. */
  set: (next: State) => void;
  /** Restores what the page passes. */
  reset: () => void;
  /** Counts how often the page has replaced the state. */
  turn: number;
}

/**
 * State that begins with what the page passes, and that the person changes: a choice, rows, an order. It begins again when the page passes something
 * else. A page that writes every `dw:change` back, as morphing pages do, only repeats what the person did. That changes nothing, also when an
 * earlier change comes back while the person types on.
 * @param fromPage the state as the page passes it now
 * @param posted what the form would post of a state; states that post the same count as the same
 */
export function usePageState<State>(fromPage: State, posted: (state: State) => unknown): PageState<State> {
  const page = JSON.stringify(posted(fromPage));
  const [held, setHeld] = useState<{ state: State; page: string; own: readonly string[]; turn: number }>({
    state: fromPage,
    page,
    own: [],
    turn: 0,
  });
  let now = held;
  if (held.page !== page) {
    now = held.own.includes(page) ? { ...held, page } : { state: fromPage, page, own: [], turn: held.turn + 1 };
    setHeld(now);
  }
  return {
    state: now.state,
    turn: now.turn,
    set(state) {
      const own = JSON.stringify(posted(state));
      setHeld((before) => ({ ...before, state, own: [...before.own, own].slice(-RECOGNIZED) }));
    },
    reset: () => setHeld((before) => ({ ...before, state: fromPage })),
  };
}
