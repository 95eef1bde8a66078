export interface Option {
  value: string;
  label: string;
}

const EXPECTED = 'expected a list of { value, label } or { user_id, name }, or a map of value to label';

/**
 * Reads options as hosts write them (host contract, W11, W13). By hand: 10,000 of them must not hold the page up.
 * @throws TypeError a sentence that names the option that is none
 */
export function readOptions(given: unknown): Option[] {
  if (given === null) return [];
  if (Array.isArray(given)) return given.map((each, index) => optionOf(each, `option ${index + 1}`));
  if (typeof given !== 'object') throw new TypeError(EXPECTED);
  return Object.entries(given).map(([key, each]) =>
    typeof each === 'object' && each !== null
      ? optionOf(each, `option "${key}"`)
      : { value: key, label: textOf(each, `option "${key}"`) },
  );
}

function optionOf(given: unknown, place: string): Option {
  if (typeof given !== 'object' || given === null) return { value: textOf(given, place), label: textOf(given, place) };
  const { value, user_id, label, name } = given as Record<string, unknown>;
  const option = {
    value: textOf(value ?? user_id, `the value of ${place}`),
    label: textOf(label ?? name, `the label of ${place}`),
  };
  if (option.value.trim() === '') throw new TypeError(`${EXPECTED}; the value of ${place} is empty`);
  return option;
}

function textOf(given: unknown, place: string): string {
  if (typeof given === 'string') return given;
  if (typeof given === 'number') return String(given);
  throw new TypeError(`${EXPECTED}; ${place} is ${given === undefined ? 'missing' : JSON.stringify(given)}`);
}

/** The option with this value; a value without one stands for itself; no value is no choice. */
export function choiceOf(options: readonly Option[], value: string): Option | null {
  if (value === '') return null;
  return options.find((option) => option.value === value) ?? { value, label: value };
}
