import * as v from 'valibot';
import { expect, test } from 'vitest';
import { propertyAttribute } from '../../../shared/lib/attributes.ts';
import {
  type PropertySchema,
  readProperties,
  type Written,
} from '../../../shared/runtime/properties/read-properties.ts';

const files = import.meta.glob<{ properties: PropertySchema }>('../../../widgets/*/*.props.ts', { eager: true });

/** Those that may be left out and are no flag: for a flag, an attribute without a value means yes. */
const optional = Object.entries(files).flatMap(([file, { properties }]) =>
  Object.entries(properties.entries)
    .filter(([, schema]) => v.is(schema, undefined) && !v.is(schema, true))
    .map(([name]) => [/[^/]+(?=\.props)/.exec(file)![0], name, properties] as const),
);

test.each(optional)('%s: an empty attribute or text in JSON for %s is as good as none (D27)', (_, name, schema) => {
  for (const written of [
    { json: [], attributes: [[propertyAttribute(name), '']] },
    { json: [[JSON.stringify({ [name]: '' }), 'data-props']], attributes: [] },
  ] satisfies Written[])
    expect(Object.keys(readProperties(written, schema).values)).toEqual([]);
});
