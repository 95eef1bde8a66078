import * as v from 'valibot';
import { atMost, list, positiveCount } from '../../shared/contract/index.ts';
import { object, optional, text } from '../../shared/lib/schema/index.ts';

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
