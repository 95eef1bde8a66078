import * as v from 'valibot';
import { flag, text } from '../../shared/contract/basic-values.ts';

export const properties = v.object({
  /** The question; line breaks are kept. Or HTML of the page in a child with `slot="question"`. */
  question: v.optional(text, ''),
  /** The answer; line breaks are kept. Or HTML of the page in a child with `slot="answer"`. */
  answer: v.optional(text, ''),
  /** Whether it begins open. */
  open: v.optional(flag, false),
});

export type Properties = v.InferOutput<typeof properties>;
