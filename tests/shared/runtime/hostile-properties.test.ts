/** Whatever a page passes, a widget's schema accepts it or reports what is wrong; it never throws. */
import fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { hostileProperties } from '../../support/hostile-values.ts';

interface PropsFile {
  properties: v.GenericSchema & { entries: v.ObjectEntries };
}

const files = import.meta.glob<PropsFile>('../../../widgets/*/*.props.ts', { eager: true });
it.each(Object.entries(files))('%s takes hostile values or refuses them with a sentence', (_, { properties }) => {
  fc.assert(
    fc.property(hostileProperties(Object.keys(properties.entries)), (values) => {
      const result = v.safeParse(properties, values);
      for (const { message } of result.issues ?? []) expect(message).not.toBe('');
    }),
    { numRuns: 200 },
  );
});
