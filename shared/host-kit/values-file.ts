import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { didYouMean } from '../lib/text/did-you-mean.ts';
import { endpoints } from '../reference/endpoints.ts';
import { namesIn } from '../reference/example-request.ts';
import type { ExampleValues } from '../reference/example-values.ts';

const anyValues = v.record(v.string(), v.unknown());
const fileSchema = v.strictObject({
  values: v.optional(anyValues, {}),
  calls: v.optional(v.record(v.string(), anyValues), {}),
});

/**
 * Reads the file of `--values`. Its value for one call comes before its value for all calls, and both before the built-in values.
 * @param standard the built-in values, for what the file does not name
 * @throws Error when the file cannot be read, has another shape, or names a call, a parameter or a field that is in no call
 */
export function readValues(file: string, standard: ExampleValues): ExampleValues {
  const { values, calls } = parsed(file);
  const names = new Set(Object.values(endpoints).flatMap(namesIn));
  refuseUnknown(file, 'values', Object.keys(values), [...names]);
  refuseUnknown(file, 'calls', Object.keys(calls), Object.keys(endpoints));
  for (const [call, own] of Object.entries(calls))
    // the line above refuses a call that is not there
    refuseUnknown(file, `calls.${call}`, Object.keys(own), namesIn(endpoints[call]!));
  const builtIn = Object.entries(standard.calls).map(([call, own]) => {
    const forAll = Object.entries(values).filter(([name]) => name in own);
    return [call, { ...own, ...Object.fromEntries(forAll), ...calls[call] }] as const;
  });
  return { values: { ...standard.values, ...values }, calls: { ...calls, ...Object.fromEntries(builtIn) } };
}

function parsed(file: string): v.InferOutput<typeof fileSchema> {
  try {
    return v.parse(fileSchema, JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    const where = error instanceof v.ValiError ? ` (at "${v.getDotPath(error.issues[0]) ?? ''}")` : '';
    // all of them throw nothing but errors
    const { message } = error as Error;
    throw new Error(`--values ${file} could not be read: ${message}${where}. Begin with what --template prints.`);
  }
}

function refuseUnknown(file: string, where: string, given: readonly string[], known: readonly string[]): void {
  const unknown = given.find((name) => !known.includes(name));
  if (unknown === undefined) return;
  const near = didYouMean(unknown, known);
  throw new Error(
    `--values ${file}: "${unknown}" in "${where}" is used by no call. ${near ? `Did you mean "${near}"?` : `There are ${known.join(', ')}.`}`,
  );
}
