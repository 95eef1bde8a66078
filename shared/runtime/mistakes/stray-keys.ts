/** Keys inside lists and objects that a widget does not read: a wrong name there leaves a row empty, or makes a new record of an old one. */
import { didYouMean } from '../../lib/index.ts';

/** The parts of a schema that have schemas in them (valibot's, and those of lib/schema). */
interface Parts {
  readonly type?: string;
  readonly pipe?: readonly Parts[];
  readonly wrapped?: Parts;
  readonly options?: readonly unknown[];
  readonly item?: Parts;
  readonly entries?: Readonly<Record<string, Parts>>;
}

/** Entries of a list that were looked at: a list of thousands has its mistake in the first ones. */
const ENTRIES = 100;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * One sentence for each key that is missing where there are others that may have been meant. Further keys alone are no mistake: a host may pass a
 * whole record of its database.
 * @param schema of the value
 * @param value as the page passes it
 * @param path where it is
 */
export function strayKeys(schema: unknown, value: unknown, path: string): string[] {
  const found = new Map<string, string>();
  // a schema has some of these parts, or none
  look(schema as Parts, value, path, found);
  return [...found.values()];
}

function look(schema: Parts, value: unknown, path: string, found: Map<string, string>): void {
  const { pipe, wrapped, options, item, entries } = schema;
  // its first part has what the others work on
  if (pipe) return pipe.forEach((part) => look(part, value, path, found));
  if (wrapped) look(wrapped, value, path, found);
  // of several kinds of objects it is not known which one was meant
  const kinds = (options ?? []).filter(
    (each): each is Parts => isObject(each) && 'type' in each && each.type !== 'literal',
  );
  const [kind] = kinds;
  if (kind && kinds.length === 1) look(kind, value, path, found);
  if (item && typeof value === 'object' && value)
    Object.entries(value)
      .slice(0, ENTRIES)
      .forEach(([at, each]) => look(item, each, `${path}.${at}`, found));
  if (!entries || !isObject(value)) return;
  const strays = Object.keys(value).filter((key) => !Object.hasOwn(entries, key));
  const absent = Object.keys(entries).filter((key) => !Object.hasOwn(value, key));
  for (const [key, entry] of Object.entries(entries)) {
    if (!absent.includes(key)) {
      look(entry, value[key], `${path}.${key}`, found);
      continue;
    }
    const near = strays.filter((stray) => didYouMean(stray, [key]) || isEndOf(stray, key) || isEndOf(key, stray));
    // more than what is absent are those of a record
    const mayBeMeant = near[0] ? near : entry.type !== 'optional' || strays.length <= absent.length ? strays : [];
    const place = `${path.replace(/\.\d+/g, '')}.${key}`; // the same in each entry of a list
    if (mayBeMeant[0] && !found.has(place))
      found.set(place, `"${path}" has no "${key}"; ${listed(mayBeMeant)} not read.`);
  }
}

/** Whether one name is the end of the other, as `id` is of `price_id`. */
const isEndOf = (end: string, name: string): boolean => name.endsWith(`_${end}`);

const listed = (keys: readonly string[]): string =>
  `it has ${keys
    .slice(0, 5)
    .map((key) => `"${key.slice(0, 40)}"`)
    .join(', ')}, which ${keys.length === 1 ? 'is' : 'are'}`;
