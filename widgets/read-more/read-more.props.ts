import type * as v from 'valibot';
import { text } from '../../shared/contract/basic-values.ts';
import { object, optional } from '../../shared/lib/schema.ts';
import { positiveCount } from '../../shared/contract/values.ts';

export const properties = object({
  /** How many lines are visible before it is opened. */
  lines: optional(positiveCount, 3),
  /** The text; line breaks are kept. In place of an empty one the HTML of the page in the element is shown. */
  text: optional(text, ''),
});

export type Properties = v.InferOutput<typeof properties>;
