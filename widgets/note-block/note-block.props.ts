import type * as v from 'valibot';
import { flag, object, optional, text } from '../../shared/lib/schema/index.ts';
import { longText, textOrSlot } from '../../shared/contract/index.ts';
import { missingContent } from '../../shared/page/slotted/index.ts';

export const properties = object({
  /** The note; line breaks are kept. Needed, unless a child of the element with `slot="note"` has HTML of the page. */
  note: textOrSlot(longText),
  /** The button's text, which is always visible; "Nota" in place of an empty one. */
  title: optional(text, ''),
  /** Whether it begins open. */
  open: optional(flag, false),
});

export type Properties = v.InferOutput<typeof properties>;

export const mistakes = (values: Properties, element: Element): string[] => missingContent(properties, values, element);
