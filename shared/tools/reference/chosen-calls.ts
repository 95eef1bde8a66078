import { callsByValue } from '../../contract/calls/index.ts';
import type { Endpoint } from '../../contract/index.ts';
import { endpointName } from './widget-facts.ts';

/** The call that each value of a property chooses, by property and value. */
export type ChosenCalls = Record<string, Record<string, string>>;

/**
 * @param choices the possible values of each property that has few
 * @param calls the names of the widget's calls
 */
export function chosenCalls(
  choices: ReadonlyMap<string, readonly string[]>,
  calls: readonly string[],
): ChosenCalls | undefined {
  const found = [...choices].flatMap(([property, values]) => {
    const named = Object.values(callsByValue).map((map: Record<string, Endpoint>) =>
      Object.fromEntries(Object.entries(map).map(([value, endpoint]) => [value, endpointName(endpoint)])),
    );
    const map = named.find(
      (each) =>
        Object.values(each).every((call) => calls.includes(call)) &&
        Object.keys(each).sort().join() === [...values].sort().join(),
    );
    return map ? [[property, map] as const] : [];
  });
  return found.length > 0 ? Object.fromEntries(found) : undefined;
}
