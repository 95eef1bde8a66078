/** What the commands of the package share: their options, and the reference beside them. */
import { existsSync, readFileSync } from 'node:fs';
import type { Reference } from '../reference/reference.ts';

/**
 * The value of `--format`.
 * @throws Error when it is none of these
 */
export function chosenFormat<Format extends string>(given: string, formats: readonly Format[]): Format {
  const chosen = formats.find((format) => format === given);
  if (!chosen) throw new Error(`--format ${given} is not one of ${formats.join(', ')}.`);
  return chosen;
}

/** Finds the reference beside the command in `dist/`, or in `dist/` when the command runs from the sources. */
export function readReference(): Reference {
  const places = ['../reference.json', '../../../dist/reference.json'].map((place) => new URL(place, import.meta.url));
  const place = places.find((each) => existsSync(each));
  if (!place) throw new Error('reference.json is not there. Run: npm run build');
  // our own build has written it
  return JSON.parse(readFileSync(place, 'utf8')) as Reference;
}
