import type * as v from 'valibot';
import { flag, text } from '../../shared/contract/basic-values.ts';
import { object, optional } from '../../shared/lib/schema.ts';

export const properties = object({
  /** The question; line breaks are kept. Needed, unless a child with `slot="question"` has HTML of the page. */
  question: optional(text),
  /** The answer; line breaks are kept. Needed, unless a child with `slot="answer"` has HTML of the page. */
  answer: optional(text),
  /** Whether it begins open. */
  open: optional(flag, false),
});

export type Properties = v.InferOutput<typeof properties>;
