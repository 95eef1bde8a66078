import type * as v from 'valibot';
import { flag, text } from '../../shared/contract/basic-values.ts';
import { longText } from '../../shared/contract/long-text.ts';
import { textOrSlot } from '../../shared/contract/text-or-slot.ts';
import { missingContent } from '../../shared/lib/page/slotted.ts';
import { object, optional } from '../../shared/lib/schema.ts';

export const properties = object({
  /** The note; line breaks are kept. */
  note: textOrSlot(longText),
  /** The button's text, which is always visible; "Nota" in place of an empty one. */
  title: optional(text, ''),
  /** Whether it begins open. */
  open: optional(flag, false),
});

export type Properties = v.InferOutput<typeof properties>;

export const mistakes = (values: Properties, element: Element): string[] => missingContent(properties, values, element);
