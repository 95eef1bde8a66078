import type * as v from 'valibot';
import { flag, object, optional } from '../../shared/lib/schema/index.ts';
import { textOrSlot } from '../../shared/contract/index.ts';
import { missingContent } from '../../shared/page/slotted/index.ts';

export const properties = object({
  /** The question; line breaks are kept. */
  question: textOrSlot(),
  /** The answer; line breaks are kept. */
  answer: textOrSlot(),
  /** Whether it begins open. */
  open: optional(flag, false),
});

export type Properties = v.InferOutput<typeof properties>;

export const mistakes = (values: Properties, element: Element): string[] => missingContent(properties, values, element);
