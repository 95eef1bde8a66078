/** Finds the optional properties that are needed with some values of the others, by validating the examples without them. */
import * as v from 'valibot';
import { isRequired, type Schema } from './json-schema.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * @param properties the schema of all properties
 * @param examples a value for each property that has an example; nothing is found where they are not valid together
 * @param choices the possible values of each property that has few
 * @returns a sentence for each, such as "Needed when `kind` is `slider`."
 */
export function neededWhen(
  properties: Schema & { entries: Record<string, Schema> },
  examples: Values,
  choices: ReadonlyMap<string, readonly string[]>,
): Map<string, string> {
  const is = (values: Values, ...without: string[]): boolean =>
    v.is(properties, Object.fromEntries(Object.entries(values).filter(([name]) => !without.includes(name))));
  const found = new Map<string, string>(
    Object.entries(properties.entries).flatMap(([name, schema]) =>
      'orSlot' in schema
        ? [[name, `Needed, unless a child of the element with \`slot="${name}"\` has HTML of the page.`] as const]
        : [],
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
      const sentence =
        needing.length <= others.length
          ? `when \`${choice}\` is ${either(needing)}`
          : `unless \`${choice}\` is ${either(others)}`;
      found.set(name, `Needed ${sentence}.`);
    }
  }
  const free = optional.filter((name) => !found.has(name) && is(examples, name));
  for (const name of free) {
    const other = free.find((each) => each !== name && !is(examples, name, each));
    if (other) found.set(name, `Needed without \`${other}\`.`);
  }
  return found;
}

const parted = <Value>(values: readonly Value[], fits: (value: Value) => boolean): [Value[], Value[]] => [
  values.filter((value) => fits(value)),
  values.filter((value) => !fits(value)),
];

const either = (values: readonly string[]): string => values.map((value) => `\`${value}\``).join(' or ');
