export interface Option {
  value: string;
  label: string;
}

const EXPECTED = 'expected a list of { value, label } or { user_id, name }, or a map of value to label';

/**
 * Reads options in the spellings of hosts (host contract, W11, W13). Written by hand, because validating 10,000 with a schema would block the page.
 * @throws TypeError whose message names the option that cannot be read
 */
export function readOptions(given: unknown): Option[] {
  if (given === null) return [];
  if (Array.isArray(given)) return given.map((each, index) => optionOf(each, `option ${index + 1}`));
  if (typeof given !== 'object') throw new TypeError(EXPECTED);
  return Object.entries(given).map(([key, each]) =>
    typeof each === 'object' && each !== null
      ? optionOf(each, `option "${key}"`)
      : { value: key, label: labelOf(each, key, `option "${key}"`) },
  );
}

function optionOf(given: unknown, place: string): Option {
  if (typeof given !== 'object' || given === null) return { value: textOf(given, place), label: textOf(given, place) };
  // checked to be an object above; each field is checked below
  const { value, user_id, label, name } = given as Record<string, unknown>;
  const id = textOf(value ?? user_id, `the value of ${place}`);
  if (id.trim() === '') throw new TypeError(`${EXPECTED}; the value of ${place} is empty`);
  // null is a missing name (W11); without either the options have another spelling
  const shown = label ?? name ?? (label === null ? label : name);
  return { value: id, label: labelOf(shown, id, `the label of ${place}`) };
}

/** The value stands for an empty label: one person without a name must not take the choice of the others away. */
function labelOf(given: unknown, value: string, place: string): string {
  const label = given === null ? '' : textOf(given, place);
  return label.trim() ? label : value;
}

function textOf(given: unknown, place: string): string {
  if (typeof given === 'string') return given;
  if (typeof given === 'number') return String(given);
  throw new TypeError(`${EXPECTED}; ${place} is ${given === undefined ? 'missing' : JSON.stringify(given)}`);
}

/** The option with this value. An unknown value is its own label; without a value nothing is chosen. */
export function choiceOf(options: readonly Option[], value: string): Option | null {
  if (value === '') return null;
  return options.find((option) => option.value === value) ?? { value, label: value };
}
