import type * as v from 'valibot';
import { positiveCount } from '../../shared/contract/index.ts';
import { object, optional, text } from '../../shared/lib/schema/index.ts';

export const properties = object({
  /** How many lines are visible before it is opened. */
  lines: optional(positiveCount, 3),
  /** The text; line breaks are kept. In place of an empty one the HTML of the page in the element is shown. */
  text: optional(text, ''),
});

export type Properties = v.InferOutput<typeof properties>;
