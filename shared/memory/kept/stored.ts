import type * as v from 'valibot';
import { parse, readBy } from '../../lib/schema/index.ts';

/**
 * Reads what was kept: in the browser's storage, or on an element. Everything that comes from there comes through here.
 * @param text JSON; any script of the page's origin, or another release, may have written it
 * @returns `undefined` when it is not JSON that the schema accepts
 */
export function stored<Value>(
  text: string | null | undefined,
  schema: v.GenericSchema<unknown, Value>,
): Value | undefined {
  try {
    const { value, issues } = parse(schema, JSON.parse(text ?? ''));
    return issues ? undefined : value;
  } catch {
    return undefined;
  }
}

/** A text as it was written: a number is none. */
export const keptText = readBy((value) => (typeof value === 'string' ? value : undefined));
