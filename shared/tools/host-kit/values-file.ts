import { readFileSync } from 'node:fs';
import { didYouMean } from '../../lib/index.ts';
import { endpoints, endpointsByName } from '../../contract/calls/index.ts';
import { namesIn } from '../reference/example-request.ts';
import type { ExampleValues } from '../reference/example-values.ts';

const PARTS = ['values', 'calls'];
const EXPECTED = 'Expected { "values": { … }, "calls": { "submitQuiz": { … } } }, as --template prints it.';

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
    refuseUnknown(file, `calls.${call}`, Object.keys(own), namesIn(endpointsByName[call]!));
  const builtIn = Object.entries(standard.calls).map(([call, own]) => {
    const forAll = Object.entries(values).filter(([name]) => name in own);
    return [call, { ...own, ...Object.fromEntries(forAll), ...calls[call] }] as const;
  });
  return { values: { ...standard.values, ...values }, calls: { ...calls, ...Object.fromEntries(builtIn) } };
}

function parsed(file: string): ExampleValues {
  const map = (value: unknown, where: string): Record<string, unknown> => {
    if (isMap(value)) return value;
    throw new Error(`--values ${file}: ${where} is ${JSON.stringify(value).slice(0, 60)}, not an object. ${EXPECTED}`);
  };
  const content = map(contentOf(file), 'its content');
  const stranger = Object.keys(content).find((name) => !PARTS.includes(name));
  if (stranger !== undefined) {
    const near = didYouMean(stranger, PARTS);
    throw new Error(
      `--values ${file}: there is no place for "${stranger}". ${near ? `Did you mean "${near}"?` : EXPECTED}`,
    );
  }
  const calls = Object.entries(map(content.calls ?? {}, '"calls"'));
  return {
    values: map(content.values ?? {}, '"values"'),
    calls: Object.fromEntries(calls.map(([name, own]) => [name, map(own, `"calls.${name}"`)])),
  };
}

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function contentOf(file: string): unknown {
  try {
    // may be anything
    return JSON.parse(textOf(readFileSync(file))) as unknown;
  } catch (error) {
    // both throw nothing but errors
    const { message } = error as Error;
    const reason = /^\s*[[{]/.test(file) ? 'it takes the name of a file, not the JSON itself' : message;
    throw new Error(`--values ${file} could not be read: ${reason}. Begin with what --template prints.`);
  }
}

/** The text of a file in UTF-8, or in what its byte-order mark says: PowerShell 5.1 writes UTF-16 with `>`, and UTF-8 with a mark. */
function textOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  // leaves the mark out
  return new TextDecoder(encoding).decode(bytes);
}

function refuseUnknown(file: string, where: string, given: readonly string[], known: readonly string[]): void {
  const unknown = given.find((name) => !known.includes(name));
  if (unknown === undefined) return;
  const near = didYouMean(unknown, known);
  throw new Error(
    `--values ${file}: "${unknown}" in "${where}" is used by no call. ${near ? `Did you mean "${near}"?` : `There are ${known.join(', ')}.`}`,
  );
}
