/** Finds the optional properties that are needed with some values of the others, by validating the examples without them. */
import * as v from 'valibot';
import { isRequired, type Schema } from './json-schema.ts';

/** With which values of another property one is needed, without which other one, or without a child of the element in which slot. */
export type Need = { when: string; is: string[]; others: string[] } | { without: string } | { slot: string };

type Values = Readonly<Record<string, unknown>>;

/**
 * @param properties the schema of all properties
 * @param examples a value for each property that has an example; nothing is found where they are not valid together
 * @param choices the possible values of each property that has few
 * @returns what each of them is needed with
 */
export function neededWhen(
  properties: Schema & { entries: Record<string, Schema> },
  examples: Values,
  choices: ReadonlyMap<string, readonly string[]>,
): Map<string, Need> {
  const is = (values: Values, ...without: string[]): boolean =>
    v.is(properties, Object.fromEntries(Object.entries(values).filter(([name]) => !without.includes(name))));
  const found = new Map<string, Need>(
    Object.entries(properties.entries).flatMap(([name, schema]) =>
      'orSlot' in schema ? [[name, { slot: name }]] : [],
    ),
  );
  const optional = Object.entries(properties.entries)
    .filter(([name, schema]) => name in examples && !isRequired(schema) && !found.has(name))
    .map(([name]) => name);
  for (const [choice, values] of choices) {
    const possible = values.filter((value) => is({ ...examples, [choice]: value }));
    for (const name of optional) {
      const [needing, others] = parted(possible, (value) => !is({ ...examples, [choice]: value }, name));
      if (needing.length === 0 || others.length === 0) continue;
      found.set(name, { when: choice, is: needing, others });
    }
  }
  const free = optional.filter((name) => !found.has(name) && is(examples, name));
  for (const name of free) {
    const other = free.find((each) => each !== name && !is(examples, name, each));
    if (other) found.set(name, { without: other });
  }
  return found;
}

/** The need as a sentence, such as "Needed when `kind` is `slider`." */
export function needSentence(need: Need): string {
  if ('without' in need) return `Needed without \`${need.without}\`.`;
  if ('slot' in need) return `Needed, unless a child of the element with \`slot="${need.slot}"\` has HTML of the page.`;
  const { when, is, others } = need;
  return is.length <= others.length
    ? `Needed when \`${when}\` is ${either(is)}.`
    : `Needed unless \`${when}\` is ${either(others)}.`;
}

const parted = <Value>(values: readonly Value[], fits: (value: Value) => boolean): [Value[], Value[]] => [
  values.filter((value) => fits(value)),
  values.filter((value) => !fits(value)),
];

const either = (values: readonly string[]): string => values.map((value) => `\`${value}\``).join(' or ');
