import type * as v from 'valibot';
import { flag, object, optional } from '../../shared/lib/schema/index.ts';
import { textOrSlot } from '../../shared/contract/index.ts';
import { missingContent } from '../../shared/page/slotted/index.ts';

export const properties = object({
  /** The question; line breaks are kept. Needed, unless a child of the element with `slot="question"` has HTML of the page. */
  question: textOrSlot(),
  /** The answer; line breaks are kept. Needed, unless a child of the element with `slot="answer"` has HTML of the page. */
  answer: textOrSlot(),
  /** Whether it begins open. */
  open: optional(flag, false),
});

export type Properties = v.InferOutput<typeof properties>;

export const mistakes = (values: Properties, element: Element): string[] => missingContent(properties, values, element);
