// chunk: wire
import * as v from 'valibot';

/**
 * An object with these fields. Unlike `v.object` it refuses a list, which `v.object` accepts when all fields are optional.
 * @param entries the schema of each field; other fields of the value are dropped
 */
// @__NO_SIDE_EFFECTS__
export function object<const Entries extends v.ObjectEntries>(entries: Entries): v.ObjectSchema<Entries, undefined> {
  const schema = v.object(entries);
  return {
    ...schema,
    '~run'(dataset, config) {
      if (!Array.isArray(dataset.value)) return schema['~run'](dataset, config);
      v._addIssue(this, 'type', dataset, config);
      // adding an issue makes this dataset a failed one; valibot's types do not follow that
      return dataset as unknown as ReturnType<(typeof schema)['~run']>;
    },
  };
}
