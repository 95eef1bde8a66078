import * as v from 'valibot';
import { expect, test } from 'vitest';
import { propertyAttribute } from '../../../shared/lib/page/property-attribute.ts';
import { type PropertySchema, readProperties } from '../../../shared/runtime/read-properties.ts';

const files = import.meta.glob<{ properties: PropertySchema }>('../../../widgets/*/*.props.ts', { eager: true });

/** Those that may be left out and are no flag: for a flag, an attribute without a value means yes. */
const optional = Object.entries(files).flatMap(([file, { properties }]) =>
  Object.entries(properties.entries)
    .filter(([, schema]) => v.is(schema, undefined) && !v.is(schema, true))
    .map(([name]) => [/[^/]+(?=\.props)/.exec(file)![0], name, properties] as const),
);

test.each(optional)('%s: an empty attribute for %s is as good as none (D27)', (_, name, schema) => {
  const { values } = readProperties({ json: [], attributes: [[propertyAttribute(name), '']] }, schema);
  expect(Object.keys(values)).toEqual([]);
});
