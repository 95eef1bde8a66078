import type * as v from 'valibot';
import { id, object, oneOf, optional, text } from '../../shared/lib/schema/index.ts';

export const properties = object({
  /** Which image is fetched; it decides the address and the button's word (part 2, "Image viewer buttons"). */
  kind: oneOf(['recognition-image', 'recognition-proof', 'apprentice-attachment']),
  /** The recognition, the user whose proof it is, or the attachment. */
  id,
  /** Whose image it is, such as the person's name; part of the button's accessible name. Default: the header of the table row, or the id. */
  label: optional(text),
});

export type Properties = v.InferOutput<typeof properties>;
