/**
 * Converts a valibot schema to the JSON Schema of its values on the wire, not of what a widget makes of them. Containers are converted here,
 * because wire-shape.ts records shapes by schema object; @valibot/to-json-schema converts plain values.
 */
import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { type JsonSchema, type WireShape, wireShapeOf } from '../../lib/wire-shape/index.ts';
import { type Action, bounded } from './json-schema-bounds.ts';

// eslint-disable-next-line typescript/no-explicit-any
export type Schema = v.GenericSchema<any, any>;

/** `received`: what a host may write, in answers and properties. `sent`: what a widget sends. */
export type Direction = 'received' | 'sent';

export type { JsonSchema };

export interface ConvertOptions {
  direction: Direction;
  /** Replaces a named value, for example with a `$ref`; without it the whole schema is written. */
  named?: (shape: Extract<WireShape, { name: string }>) => JsonSchema;
  /** Whether to write lists and maps in their normal form only, without PHP's other spellings. */
  plain?: boolean;
}

/**
 * Converts a schema.
 * @throws Error when the values on the wire are unknown: add a wire shape (shared/lib/wire-shape/wire-shape.ts)
 */
export function jsonSchemaOf(schema: Schema, options: ConvertOptions): JsonSchema {
  const converted = convert(schema, options);
  if (!converted)
    throw new Error(
      `The values on the wire of a schema of type "${schema.type}" are unknown. Give it a wire shape (shared/lib/wire-shape/wire-shape.ts).`,
    );
  return converted;
}

/** The parts of a valibot schema by its type, and those of a pipe. */
type Parts = { pipe?: ReadonlyArray<Schema | Action> } & (
  | { type: 'object'; entries: Record<string, Schema> }
  | { type: 'array'; item: Schema }
  | { type: 'union'; options: readonly Schema[] }
  | { type: 'optional' | 'nullable' | 'nullish'; wrapped: Schema; default?: unknown }
  | { type: 'literal'; literal: unknown }
  | { type: 'tuple' | 'unknown' | 'blob' | 'custom' | 'lazy' }
);

/** The converted schema; `undefined` when the values on the wire are unknown. */
function convert(schema: Schema, options: ConvertOptions): JsonSchema | undefined {
  const shape = wireShapeOf(schema);
  if (shape) return ofShape(shape, options);
  // valibot has a type for each kind of schema; `Parts` has what is read of them
  const parts = schema as unknown as Parts;
  if (parts.pipe) return ofPipe(parts.pipe, options);
  switch (parts.type) {
    case 'object':
      return ofObject(parts.entries, options);
    case 'array':
      return { type: 'array', items: jsonSchemaOf(parts.item, options) };
    case 'tuple':
      return { type: 'array', maxItems: 0 };
    case 'union':
      return ofUnion(parts.options, options);
    case 'optional':
      return withDefault(jsonSchemaOf(parts.wrapped, options), parts.default);
    case 'nullable':
    case 'nullish':
      return withDefault({ anyOf: [jsonSchemaOf(parts.wrapped, options), { type: 'null' }] }, parts.default);
    case 'unknown':
      return {};
    case 'blob':
      return { type: 'string', contentMediaType: 'application/octet-stream' };
    case 'literal':
      return { const: parts.literal };
    case 'custom':
    case 'lazy':
      return undefined;
    default:
      return bare({ ...toJsonSchema(schema, { target: 'draft-2020-12' }) });
  }
}

/** The first convertible schema describes the wire; bounds after it apply until a transform. */
function ofPipe(pipe: readonly (Schema | Action)[], options: ConvertOptions): JsonSchema | undefined {
  for (const [at, item] of pipe.entries()) {
    if (item.kind !== 'schema') continue;
    let converted = convert(item, options);
    if (!converted) continue;
    // `unknown` before a transform says less than a schema after it
    const later = Object.keys(converted).length === 0 && pipe.slice(at + 1).some((each) => each.kind === 'schema');
    if (later) continue;
    const shape = wireShapeOf(item);
    const fields = shape && 'fields' in shape ? shape : undefined;
    // bounds are those of the text, wherever it is
    if (fields) converted = ANY_TEXT;
    let isTrimmed = false;
    for (const action of pipe.slice(at + 1)) {
      if (action.kind === 'schema' || (action.kind === 'transformation' && action.type !== 'trim')) break;
      isTrimmed ||= action.type === 'trim';
      converted = bounded(
        converted,
        isTrimmed && action.type === 'non_empty' ? { ...action, type: 'not_blank' } : action,
      );
    }
    return fields ? ofFields(fields.fields, converted) : converted;
  }
  return undefined;
}

/** What stands for a text in an answer of one field. */
const ANY_TEXT: JsonSchema = { type: ['string', 'number', 'null'] };

/**
 * A bare value, or an object with one of the fields; the first one that is there counts.
 * @param absent what a field may be that does not count
 */
function ofFields(fields: readonly string[], value: JsonSchema, absent: JsonSchema = { not: {} }): JsonSchema {
  const objects = fields.map((field, at) => {
    const earlier = fields.slice(0, at).map((each) => [each, absent]);
    return { type: 'object', properties: Object.fromEntries([...earlier, [field, value]]), required: [field] };
  });
  return { anyOf: [value, ...objects, ...(takesNull(value) ? NOTHING : [])] };
}

/** How PHP writes `null` too (`isNothing` of answers.ts). */
const NOTHING: readonly JsonSchema[] = [
  { type: 'object', maxProperties: 0 },
  { type: 'array', maxItems: 0 },
];

const takesNull = ({ type, anyOf = [] }: JsonSchema): boolean =>
  [type].flat().includes('null') || (Array.isArray(anyOf) && anyOf.some(takesNull));

function ofShape(shape: WireShape, options: ConvertOptions): JsonSchema {
  if ('as' in shape) return jsonSchemaOf(shape.as, options);
  if ('list' in shape) {
    const items = jsonSchemaOf(shape.list, options);
    const list: JsonSchema = { type: 'array', items };
    if (options.plain || options.direction === 'sent') return list;
    const numbered: JsonSchema = {
      type: 'object',
      patternProperties: { '^\\d+$': items },
      additionalProperties: false,
    };
    return { anyOf: [list, numbered, { type: 'null' }] };
  }
  if ('map' in shape) {
    const map = ofMap(shape.key, shape.map, options);
    if (options.plain || options.direction === 'sent') return map;
    return { anyOf: [map, { type: 'array', maxItems: 0 }, { type: 'null' }] };
  }
  if ('fields' in shape) return ofFields(shape.fields, ANY_TEXT);
  if ('fieldsOf' in shape) {
    // the declaration asks for such a schema
    const { fields } = wireShapeOf(shape.fieldsOf) as Extract<WireShape, { fields: readonly string[] }>;
    return ofFields(fields, jsonSchemaOf(shape.of, options), shape.skipsNull ? { type: 'null' } : undefined);
  }
  if ('file' in shape) return { type: 'string', contentMediaType: shape.file };
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

function ofObject(entries: Record<string, Schema>, options: ConvertOptions): JsonSchema {
  const properties = Object.entries(entries).map(([name, entry]) => [name, jsonSchemaOf(entry, options)] as const);
  const required = Object.entries(entries)
    .filter(([, entry]) => options.direction === 'sent' || isRequired(entry))
    .map(([name]) => name);
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    ...(required.length > 0 && { required }),
  };
}

/** Whether a field must be present, because it has no default. */
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

function ofUnion(members: readonly Schema[], options: ConvertOptions): JsonSchema | undefined {
  const anyOf = members.map((member) => convert(member, options)).filter((converted) => converted !== undefined);
  return anyOf.length > 1 ? { anyOf } : anyOf[0];
}

const withDefault = (schema: JsonSchema, value: unknown): JsonSchema =>
  value === undefined ? schema : { ...schema, default: value };

function bare(schema: Record<string, unknown>): JsonSchema {
  return Object.fromEntries(Object.entries(schema).filter(([keyword]) => keyword !== '$schema'));
}
