import type { JsonSchema } from './json-schema.ts';

/** A JSON Schema as a short text, for people and as TypeScript. */
export function typeText(schema: JsonSchema): string {
  if (schema.title) return schema.title;
  if (schema.anyOf) return [...new Set(schema.anyOf.map(typeText))].join(' | ');
  if ('const' in schema) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((each) => JSON.stringify(each)).join(' | ');
  if (schema.contentMediaType === 'application/octet-stream') return 'Blob';
  return [schema.type]
    .flat()
    .map((type) => textOfType(type, schema))
    .join(' | ');
}

function textOfType(type: string | undefined, schema: JsonSchema): string {
  switch (type) {
    case 'array': {
      const item = typeText(schema.items ?? {});
      // in `{ … } | { … }` brackets behind would belong to the last part alone
      return /^\w+(\[\])*$|^\{(?!.*\} \|).*\}$/.test(item) ? `${item}[]` : `Array<${item}>`;
    }
    case 'object':
      return schema.properties
        ? fields(schema.properties, schema.required)
        : `Record<string, ${typeText(schema.additionalProperties || {})}>`;
    case 'integer':
      return 'number';
    default:
      return type ?? 'unknown';
  }
}

function fields(properties: Record<string, JsonSchema>, required: readonly string[] = []): string {
  const written = Object.entries(properties).map(
    ([name, schema]) => `${name}${required.includes(name) ? '' : '?'}: ${typeText(schema)}`,
  );
  return written.length > 0 ? `{ ${written.join('; ')} }` : '{}';
}
