import { existsSync, readFileSync } from 'node:fs';
import type { Reference } from '../reference/reference.ts';

/** Finds the reference beside the command in `dist/`, or in `dist/` when the command runs from the sources. */
export function readReference(): Reference {
  const places = ['../reference.json', '../../../dist/reference.json'].map((place) => new URL(place, import.meta.url));
  const place = places.find((each) => existsSync(each));
  if (!place) throw new Error('reference.json is not there. Run: npm run build');
  // our own build has written it
  return JSON.parse(readFileSync(place, 'utf8')) as Reference;
}
