import * as v from 'valibot';
import { text } from '../../shared/contract/basic-values.ts';
import { atMost, list } from '../../shared/contract/collections.ts';
import { object, optional } from '../../shared/lib/schema.ts';
import { positiveCount } from '../../shared/contract/values.ts';

export const properties = object({
  /** The initial content of the rows. */
  values: optional(v.pipe(list(text), atMost(500)), []),
  /** The rows are posted with the form around them as `name[]`. */
  name: optional(text, 'values'),
  /** What each row holds, such as "Phone"; numbered for each row. */
  label: optional(text, ''),
  /** The largest number of rows. */
  max: optional(positiveCount),
});

/** What the form would post now. */
export const change = object({ values: v.array(v.string()) });

export type Properties = v.InferOutput<typeof properties>;
