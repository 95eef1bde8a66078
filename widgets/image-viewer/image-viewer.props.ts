import type * as v from 'valibot';
import { id, text } from '../../shared/contract/basic-values.ts';
import { object, oneOf, optional } from '../../shared/lib/schema.ts';

export const properties = object({
  /** Which image is fetched; it decides the address and the button's word (part 2, "Image viewer buttons"). */
  kind: oneOf(['recognition-image', 'recognition-proof', 'apprentice-attachment']),
  /** The recognition, the user whose proof it is, or the attachment. */
  id,
  /** Whose image it is, such as the person's name; part of the button's accessible name. Default: the header of the table row, or the id. */
  label: optional(text),
});

export type Properties = v.InferOutput<typeof properties>;
