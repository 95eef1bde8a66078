/**
 * The kinds of schema that every page needs, made to valibot's interface `~run`: valibot's own would be 0.8 kB more of every page.
 * Unlike `v.object`, `object` refuses lists and ignores what a script has added to `Object.prototype`.
 */
import type * as v from 'valibot';

type Schema = v.GenericSchema;

/** A value on its way through schemas, with what is wrong about it so far. */
interface Dataset {
  value: unknown;
  typed?: boolean;
  issues?: Array<{ input: unknown; message: string; path?: Array<{ key: string }> }>;
}

/** Makes a schema of valibot's interface; `parts` are what shared/tools/reference reads. */
function schema<Made>(type: string, parts: object, run: (dataset: Dataset, config: object) => Dataset): Made {
  // the type that is asked for has what only valibot's own functions read, such as the schema's function
  return { kind: 'schema', type, ...parts, '~run': run } as Made;
}

function refuse(dataset: Dataset, message: string): Dataset {
  dataset.typed = false;
  (dataset.issues ??= []).push({ input: dataset.value, message });
  return dataset;
}

/** Runs any schema. */
const run = (schema: Schema, dataset: Dataset, config: object): Dataset =>
  // valibot has a type for a dataset before and one after it is read; here both are one
  schema['~run'](dataset as v.UnknownDataset, config) as Dataset;

/** What was made of a value, or of the parts of it that are right; and what is wrong about it, if anything. */
interface Parsed<Output> {
  value: Output;
  issues?: ReadonlyArray<v.BaseIssue<unknown>>;
}

/** Reads a value. What is right in it is read also when something else is wrong. */
export const parse = <Of extends Schema>(schema: Of, value: unknown): Parsed<v.InferOutput<Of>> =>
  // valibot's own issues have these fields and more; what no schema has refused has the schema's type
  run(schema, { value }, {}) as Parsed<v.InferOutput<Of>>;

/** @returns what a schema runs: it reads the value by a function */
const reading =
  (read: (value: unknown) => unknown, expected: string) =>
  (dataset: Dataset): Dataset => {
    try {
      const value = read(dataset.value);
      return value === undefined ? refuse(dataset, expected) : { value, typed: true };
    } catch (error) {
      // `read` throws errors
      return refuse(dataset, (error as Error).message);
    }
  };

/**
 * A value that is read by a function.
 * @param read returns what is made of the value, `undefined` if it is refused; or throws an error with a sentence of its own
 * @param expected the sentence about a refused value: `expected …`
 */
// @__NO_SIDE_EFFECTS__
export function readBy<Input, Output>(
  read: (value: unknown) => Output | undefined,
  expected = '',
): v.GenericSchema<Input, Output> {
  return schema('custom', {}, reading(read, expected));
}

/** One of these texts or numbers. */
// @__NO_SIDE_EFFECTS__
export function oneOf<const Options extends readonly (string | number)[]>(
  options: Options,
  expected = `expected one of ${JSON.stringify(options)}`,
): v.PicklistSchema<Options, undefined> {
  const known = reading((value) => options.find((option) => option === value), expected);
  return schema('picklist', { options }, known);
}

/**
 * A value that may be absent.
 * @param preset is read in its place
 */
// @__NO_SIDE_EFFECTS__
export function optional<Wrapped extends Schema>(wrapped: Wrapped): v.OptionalSchema<Wrapped, undefined>;
export function optional<Wrapped extends Schema, Preset extends v.InferInput<Wrapped>>(
  wrapped: Wrapped,
  preset: Preset,
): v.OptionalSchema<Wrapped, Exclude<Preset, undefined>>;
export function optional(wrapped: Schema, preset?: unknown): Schema {
  return schema('optional', { wrapped, default: preset }, (dataset, config) => {
    const { value = preset } = dataset;
    return value === undefined ? { value, typed: true } : run(wrapped, { value }, config);
  });
}

/** An object with these fields; others are dropped. Only its own fields count, and a list is no object. */
// @__NO_SIDE_EFFECTS__
export function object<const Entries extends v.ObjectEntries>(entries: Entries): v.ObjectSchema<Entries, undefined> {
  return schema('object', { entries }, (dataset, config) => {
    const given = dataset.value;
    if (typeof given !== 'object' || !given || Array.isArray(given)) return refuse(dataset, 'expected an object');
    const output: Record<string, unknown> = {};
    const read: Dataset = { value: output, typed: true };
    for (const [key, entry] of Object.entries(entries)) {
      // an object has values by name
      const value = Object.hasOwn(given, key) ? (given as Record<string, unknown>)[key] : undefined;
      const field = run(entry, { value }, config);
      for (const issue of field.issues ?? []) {
        (issue.path ??= []).unshift({ key });
        (read.issues ??= []).push(issue);
        read.typed = false;
      }
      if (field.value !== undefined) output[key] = field.value;
    }
    return read;
  });
}

/**
 * A schema whose values must also pass a check.
 * @param mistake the sentence about what is wrong with a value, empty if nothing is
 */
// @__NO_SIDE_EFFECTS__
export function checked<Of extends Schema>(of: Of, mistake: (value: v.InferOutput<Of>) => string | false): Of {
  return {
    ...of,
    pipe: [of],
    '~run'(dataset: Dataset, config: object) {
      const read = run(of, dataset, config);
      const message = !read.issues && mistake(read.value);
      return message ? refuse(read, message) : read;
    },
  };
}
