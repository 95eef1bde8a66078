/**
 * From a valibot schema to the JSON Schema of what travels: not of what a widget makes of it. Containers are walked here, because the shapes that
 * wire-shape.ts remembers go by identity; plain values are turned by @valibot/to-json-schema.
 */
import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { wireShapeOf, type JsonSchema, type WireShape } from '../contract/wire-shape.ts';

// eslint-disable-next-line typescript/no-explicit-any
export type Schema = v.GenericSchema<any, any>;

/** `received`: what a host may write, in answers and properties. `sent`: what a widget sends. */
export type Direction = 'received' | 'sent';

export type { JsonSchema };

export interface ConvertOptions {
  direction: Direction;
  /** What stands for a value with a name of its own, such as a `$ref`. Without it its whole schema does. */
  named?: (shape: Extract<WireShape, { name: string }>) => JsonSchema;
  /** Lists and maps as one writes them by hand, without the other spellings that PHP makes of them. */
  plain?: boolean;
}

/** @throws Error for a schema whose values nobody can tell: give it a wire shape (shared/contract/wire-shape.ts) */
export function jsonSchemaOf(schema: Schema, options: ConvertOptions): JsonSchema {
  const told = convert(schema, options);
  if (!told)
    throw new Error(
      `What travels for a schema of type "${schema.type}" cannot be told. Give it a wire shape (shared/contract/wire-shape.ts).`,
    );
  return told;
}

/** Parts of a schema as valibot has them; which of them are there depends on its type. */
interface Parts {
  type: string;
  pipe?: readonly [Schema, ...Array<Schema | Action>];
  entries?: Record<string, Schema>;
  item?: Schema;
  options?: readonly Schema[];
  key?: Schema;
  value?: Schema;
  wrapped?: Schema;
  default?: unknown;
  literal?: unknown;
}

interface Action {
  kind: 'validation' | 'transformation' | 'metadata' | 'schema';
  type: string;
  requirement?: unknown;
}

/** `undefined` when nothing can be told. */
function convert(schema: Schema, options: ConvertOptions): JsonSchema | undefined {
  const shape = wireShapeOf(schema);
  if (shape) return ofShape(shape, options);
  const parts = schema as unknown as Parts;
  if (parts.pipe) return ofPipe(parts.pipe, options);
  switch (parts.type) {
    case 'object':
    case 'strict_object':
      return ofObject(parts, options);
    case 'array':
      return { type: 'array', items: jsonSchemaOf(parts.item!, options) };
    case 'tuple':
      return { type: 'array', maxItems: 0 };
    case 'record':
      return ofMap(parts.key!, parts.value!, options);
    case 'union':
      return ofUnion(parts.options as Schema[], options);
    case 'optional':
      return withDefault(jsonSchemaOf(parts.wrapped!, options), parts);
    case 'nullable':
    case 'nullish':
      return withDefault(orNull(jsonSchemaOf(parts.wrapped!, options)), parts);
    case 'unknown':
      return {};
    case 'blob':
      return { type: 'string', contentMediaType: 'application/octet-stream' };
    case 'literal':
      return parts.literal === null ? { type: 'null' } : { const: parts.literal };
    case 'custom':
    case 'lazy':
      return undefined;
    default:
      return bare({ ...toJsonSchema(schema, { target: 'draft-2020-12' }) });
  }
}

/** The first schema that tells anything is what travels; bounds after it hold until something is transformed. */
function ofPipe(pipe: readonly (Schema | Action)[], options: ConvertOptions): JsonSchema | undefined {
  for (const [at, item] of pipe.entries()) {
    if (item.kind !== 'schema') continue;
    let told = convert(item as Schema, options);
    if (!told) continue;
    // `unknown` before a transform tells less than a schema after it
    const later = Object.keys(told).length === 0 && pipe.slice(at + 1).some((each) => each.kind === 'schema');
    if (later) continue;
    for (const action of pipe.slice(at + 1) as Action[]) {
      if (action.kind === 'schema' || (action.kind === 'transformation' && action.type !== 'trim')) break;
      told = bounded(told, action);
    }
    return told;
  }
  return undefined;
}

function ofShape(shape: WireShape, options: ConvertOptions): JsonSchema {
  if ('as' in shape) return jsonSchemaOf(shape.as, options);
  if ('list' in shape) {
    const items = jsonSchemaOf(shape.list, options);
    const list = { type: 'array', items };
    if (options.plain || options.direction === 'sent') return list;
    const numbered = { type: 'object', patternProperties: { '^\\d+$': items }, additionalProperties: false };
    return { anyOf: [list, numbered, { type: 'null' }] };
  }
  if ('map' in shape) {
    const map = ofMap(shape.key, shape.map, options);
    if (options.plain || options.direction === 'sent') return map;
    return { anyOf: [map, { type: 'array', maxItems: 0 }, { type: 'null' }] };
  }
  if ('fields' in shape) {
    const value = { type: ['string', 'number', 'null'] };
    return {
      anyOf: [
        value,
        ...shape.fields.map((field) => ({ type: 'object', properties: { [field]: value }, required: [field] })),
      ],
    };
  }
  if ('jsonTextOf' in shape)
    return {
      type: 'string',
      contentMediaType: 'application/json',
      contentSchema: jsonSchemaOf(shape.jsonTextOf, options),
    };
  if (options.direction === 'sent' && !shape.sent)
    throw new Error(`${shape.name} is part of a request, but its wire shape does not say how it is sent.`);
  return (
    options.named?.(shape) ?? {
      ...(options.direction === 'sent' ? shape.sent : shape.received),
      title: shape.name,
    }
  );
}

function ofObject({ type, entries = {} }: Parts, options: ConvertOptions): JsonSchema {
  const properties = Object.entries(entries).map(([name, entry]) => [name, jsonSchemaOf(entry, options)] as const);
  const required = Object.keys(entries).filter((name) => options.direction === 'sent' || isRequired(entries[name]!));
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    ...(required.length > 0 && { required }),
    ...(type === 'strict_object' && { additionalProperties: false }),
  };
}

/** Whether a field has to be there: nothing stands in for it. */
export function isRequired(schema: Schema): boolean {
  return !v.safeParse(schema, undefined).success;
}

function ofMap(key: Schema, value: Schema, options: ConvertOptions): JsonSchema {
  return {
    type: 'object',
    propertyNames: jsonSchemaOf(key, options),
    additionalProperties: jsonSchemaOf(value, options),
  };
}

function ofUnion(members: Schema[], options: ConvertOptions): JsonSchema | undefined {
  const [first, ...others] = members.map((member) => convert(member, options)).filter((told) => told !== undefined);
  return others.length > 0 ? { anyOf: [first, ...others] } : first;
}

const orNull = (schema: JsonSchema): JsonSchema =>
  Array.isArray(schema.type) && schema.type.includes('null') ? schema : { anyOf: [schema, { type: 'null' }] };

function withDefault(schema: JsonSchema, { default: given }: Parts): JsonSchema {
  const value: unknown = typeof given === 'function' ? (given as () => unknown)() : given;
  return value === undefined ? schema : { ...schema, default: value };
}

/** What each bound becomes, and for which types it is meant. */
const BOUNDS: Record<string, { types: readonly string[]; keywords: (requirement: unknown) => JsonSchema }> = {
  min_value: { types: ['number', 'integer'], keywords: (minimum) => ({ minimum }) },
  max_value: { types: ['number', 'integer'], keywords: (maximum) => ({ maximum }) },
  integer: { types: ['number'], keywords: () => ({ type: 'integer' }) },
  regex: { types: ['string'], keywords: (pattern) => ({ pattern: (pattern as RegExp).source }) },
  non_empty: { types: ['string'], keywords: () => ({ minLength: 1 }) },
  min_length: { types: ['array'], keywords: (minItems) => ({ minItems }) },
  max_length: { types: ['array'], keywords: (maxItems) => ({ maxItems }) },
  length: { types: ['array'], keywords: (length) => ({ minItems: length, maxItems: length }) },
};

function bounded(schema: JsonSchema, { type, requirement }: Action): JsonSchema {
  const bound = BOUNDS[type];
  if (!bound) return schema;
  // beside a reference a bound holds for the types it is meant for
  if (schema.$ref && type !== 'integer') return { ...schema, ...bound.keywords(requirement) };
  if (Array.isArray(schema.anyOf))
    return {
      ...schema,
      anyOf: (schema.anyOf as JsonSchema[]).map((each) => bounded(each, { kind: 'validation', type, requirement })),
    };
  const types = [schema.type].flat() as string[];
  return types.some((each) => bound.types.includes(each)) ? { ...schema, ...bound.keywords(requirement) } : schema;
}

function bare(schema: Record<string, unknown>): JsonSchema {
  return Object.fromEntries(Object.entries(schema).filter(([keyword]) => keyword !== '$schema'));
}
