import { useLayoutEffect } from 'react';
import type { EnteredField } from '../index.ts';

/**
 * Enters a component's own state, such as that of a reducer, into a field.
 * @param state what to keep now; `undefined` when there is nothing
 * @param comesByLink whether the person is about to come back by a link: after a log-in, or from a payment
 */
export function useKeptState<State>(
  field: EnteredField<State | undefined>,
  state: State | undefined,
  comesByLink: boolean,
): void {
  // before the page can be left
  useLayoutEffect(() => {
    field.expectLink(comesByLink);
    if (JSON.stringify(state) !== JSON.stringify(field.read())) field.enter(state);
  });
}
