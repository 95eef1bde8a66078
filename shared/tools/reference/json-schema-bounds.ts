/** Bounds of valibot, such as `minValue` and `nonEmpty`, as keywords of JSON Schema. */
import type { JsonSchema } from '../../lib/wire-shape/index.ts';

/** An item of a pipe of valibot. */
export interface Action {
  kind: 'validation' | 'transformation' | 'metadata';
  type: string;
  requirement?: unknown;
}

/** The JSON Schema keywords of each bound, and the types to which it applies. */
const BOUNDS: Record<string, { types: readonly string[]; keywords: (requirement: unknown) => JsonSchema }> = {
  min_value: { types: ['number'], keywords: (minimum) => ({ minimum }) },
  max_value: { types: ['number'], keywords: (maximum) => ({ maximum }) },
  // valibot: the requirement of `regex` is a pattern
  regex: { types: ['string'], keywords: (pattern) => ({ pattern: (pattern as RegExp).source }) },
  non_empty: { types: ['string'], keywords: () => ({ minLength: 1 }) },
  not_blank: { types: ['string'], keywords: () => ({ pattern: '\\S' }) },
  min_length: { types: ['array'], keywords: (minItems) => ({ minItems }) },
  max_length: { types: ['array'], keywords: (maxItems) => ({ maxItems }) },
};

/** The schema with a bound. One that does not apply to its types, or that is unknown, changes nothing. */
export function bounded(schema: JsonSchema, { type, requirement }: Action): JsonSchema {
  const bound = BOUNDS[type];
  if (!bound) return schema;
  // beside a reference a bound applies to its types
  if (schema.$ref) return { ...schema, ...bound.keywords(requirement) };
  if (schema.anyOf)
    return {
      ...schema,
      // a list that must have entries cannot be `null` either
      anyOf: schema.anyOf
        .filter((each) => type !== 'min_length' || each.type !== 'null')
        .map((each) => bounded(each, { kind: 'validation', type, requirement })),
    };
  // PHP's list with gaps
  if (type === 'min_length' && schema.type === 'object') return { ...schema, minProperties: requirement };
  const types = [schema.type ?? []].flat();
  if (!types.some((each) => bound.types.includes(each))) return schema;
  // a text that must not be empty cannot be `null` either, which is read as one
  const filled = ['non_empty', 'not_blank'].includes(type) ? { type: types.filter((each) => each !== 'null') } : {};
  return { ...schema, ...(types.includes('null') && filled), ...bound.keywords(requirement) };
}
