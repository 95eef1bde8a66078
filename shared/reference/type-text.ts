import type { JsonSchema } from './json-schema.ts';

/** A JSON Schema as a short text, for people and as TypeScript. */
export function typeText(schema: JsonSchema): string {
  // JSON Schema: the parts of a schema are schemas
  const inner = (each: unknown): string => typeText(each as JsonSchema);
  // JSON Schema: a title is a text
  if (schema.title) return schema.title as string;
  if (Array.isArray(schema.anyOf)) return [...new Set(schema.anyOf.map(inner))].join(' | ');
  if ('const' in schema) return JSON.stringify(schema.const);
  if (Array.isArray(schema.enum)) return schema.enum.map((each) => JSON.stringify(each)).join(' | ');
  if (schema.contentMediaType === 'application/octet-stream') return 'Blob';
  // JSON Schema: `type` is a text, a list of texts, or not there
  const types = [schema.type].flat() as Array<string | undefined>;
  return types.map((type) => textOfType(type, schema, inner)).join(' | ');
}

function textOfType(type: string | undefined, schema: JsonSchema, inner: (schema: unknown) => string): string {
  switch (type) {
    case 'array': {
      const item = inner(schema.items ?? {});
      // in `{ … } | { … }` brackets behind would belong to the last part alone
      return /^\w+(\[\])*$|^\{(?!.*\} \|).*\}$/.test(item) ? `${item}[]` : `Array<${item}>`;
    }
    case 'object':
      return schema.properties ? fields(schema, inner) : `Record<string, ${inner(schema.additionalProperties ?? {})}>`;
    case 'integer':
      return 'number';
    default:
      return type ?? 'unknown';
  }
}

function fields({ properties, required = [] }: JsonSchema, inner: (schema: unknown) => string): string {
  // JSON Schema: `properties` is an object
  const written = Object.entries(properties as object).map(
    // JSON Schema: `required` is a list of names
    ([name, schema]) => `${name}${(required as string[]).includes(name) ? '' : '?'}: ${inner(schema)}`,
  );
  return written.length > 0 ? `{ ${written.join('; ')} }` : '{}';
}
