import * as v from 'valibot';
import { text } from '../../shared/contract/basic-values.ts';
import { atMost, list } from '../../shared/contract/collections.ts';
import { count } from '../../shared/contract/values.ts';

export const properties = v.object({
  /** The initial content of the rows. */
  values: v.optional(v.pipe(list(text), atMost(500)), []),
  /** The rows are posted with the form around them as `name[]`. */
  name: v.optional(text, 'values'),
  /** What each row holds, such as "Phone"; numbered for each row. */
  label: v.optional(text, ''),
  /** The largest number of rows. */
  max: v.optional(v.pipe(count, v.minValue(1, 'expected at least 1'))),
});

/** What the form would post now. */
export const change = v.object({ values: v.array(v.string()) });

export type Properties = v.InferOutput<typeof properties>;
