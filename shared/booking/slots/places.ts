/** The states to choose from, and the places in one of them (D12). Pure. */

import type * as v from 'valibot';
import { eachOnce } from '../../lib/index.ts';
import { type bookablePlace, stateCode } from '../../contract/index.ts';

export type Place = v.InferOutput<typeof bookablePlace>;

export interface State {
  readonly code: string;
  readonly name: string;
}

/** The code of a place without a state; an empty one stands for no choice. */
const NO_STATE = stateCode('');

/**
 * The states to choose from: those of the page, and one for each other state code among the places, so that every place can be reached.
 * @param other names a state that is in no list; its code is added, unless the place has none
 */
export function statesWith(states: readonly State[], places: readonly Place[], other: string): readonly State[] {
  const known = new Set(states.map(({ code }) => stateCode(code)));
  const unlisted = new Set(places.map(({ state }) => stateCode(state)).filter((code) => !known.has(code)));
  return [
    ...states.map(({ code, name }) => ({ code: stateCode(code), name })),
    ...[...unlisted].toSorted().map((code) => ({
      code,
      name: code === NO_STATE ? other : `${other} (${code})`,
    })),
  ];
}

/** The name of a place in a list; the id stands for a missing one. */
export const placeLabel = ({ id, name }: Place): string => name.trim() || id;

/**
 * The name of a place, such as 'ATM Skudai, Johor'; empty when the id is unknown.
 * @param states the result of `statesWith`
 */
export function placeName(id: string, places: readonly Place[], states: readonly State[]): string {
  const place = places.find((each) => each.id === id);
  const state = place && states.find(({ code }) => code === stateCode(place.state));
  return [place && placeLabel(place), state?.name].filter(Boolean).join(', ');
}

/**
 * The places of a state, each once: one that the page writes twice is still one choice.
 * @param state a code from `statesWith`
 */
export function placesIn(places: readonly Place[], state: string): readonly Place[] {
  const here = places.filter((place) => stateCode(place.state) === state);
  return eachOnce(here, ({ id }) => id);
}
