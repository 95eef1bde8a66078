import * as v from 'valibot';
import { flag, text } from '../../shared/contract/basic-values.ts';

export const properties = v.object({
  /** The note; line breaks are kept. Or HTML of the page in a child with `slot="note"`. */
  note: v.optional(text, ''),
  /** The button's text, which is always visible; default "Nota". */
  title: v.optional(text, ''),
  /** Whether it begins open. */
  open: v.optional(flag, false),
});

export type Properties = v.InferOutput<typeof properties>;
