import * as v from 'valibot';
import { text } from '../../shared/contract/basic-values.ts';
import { count } from '../../shared/contract/values.ts';

export const properties = v.object({
  /** How many lines are visible before it is opened. */
  lines: v.optional(v.pipe(count, v.minValue(1, 'expected at least 1 line')), 3),
  /** The text; line breaks are kept. Default: the HTML of the page in the element. */
  text: v.optional(text, ''),
});

export type Properties = v.InferOutput<typeof properties>;
