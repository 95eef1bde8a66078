// chunk: wire
import * as v from 'valibot';

/**
 * An object with these fields, as `v.object`, which would take a list for an object without any of them.
 * @param entries the fields with their schemas; what else the object carries is left out
 */
// @__NO_SIDE_EFFECTS__
export function object<const Entries extends v.ObjectEntries>(entries: Entries): v.ObjectSchema<Entries, undefined> {
  const schema = v.object(entries);
  return {
    ...schema,
    '~run'(dataset, config) {
      if (!Array.isArray(dataset.value)) return schema['~run'](dataset, config);
      v._addIssue(this, 'type', dataset, config);
      return dataset as unknown as ReturnType<(typeof schema)['~run']>;
    },
  };
}
