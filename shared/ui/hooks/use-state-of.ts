import { useState } from 'react';

/**
 * State about something that the page may replace, such as what is typed in place of a value: it begins again when `subject` is another. A new
 * `key` would do the same, but take the focus from the person.
 */
export function useStateOf<State>(subject: unknown, initial: State): [state: State, set: (next: State) => void] {
  const [held, setHeld] = useState({ subject, state: initial });
  let now = held;
  if (!Object.is(held.subject, subject)) {
    now = { subject, state: initial };
    setHeld(now);
  }
  return [now.state, (state) => setHeld({ subject, state })];
}
