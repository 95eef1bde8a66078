/** Which states there are to choose from, and which places in one (D12). Pure. */

export interface Place {
  readonly id: string;
  readonly name: string;
  readonly state: string;
}

export interface State {
  readonly code: string;
  readonly name: string;
}

/** `1` and `01` are the same state: backends lose the nought. */
const codeOf = (state: string): string => state.trim().padStart(2, '0');

/**
 * The states to choose from: the page's own, and one for each code of a place that is not among them, so that no place is out of reach.
 * @param other names a state whose code is unknown
 */
export function statesWith(
  states: readonly State[],
  places: readonly Place[],
  other: (code: string) => string,
): readonly State[] {
  const known = new Set(states.map(({ code }) => codeOf(code)));
  const strange = new Set(places.map(({ state }) => codeOf(state)).filter((code) => !known.has(code)));
  return [
    ...states.map(({ code, name }) => ({ code: codeOf(code), name })),
    ...[...strange].toSorted().map((code) => ({ code, name: other(code) })),
  ];
}

/** @param state a code that `statesWith` gave */
export function placesIn(places: readonly Place[], state: string): readonly Place[] {
  return places.filter((place) => codeOf(place.state) === state);
}
