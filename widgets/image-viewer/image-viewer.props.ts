import * as v from 'valibot';
import { id } from '../../shared/contract/basic-values.ts';

export const properties = v.object({
  /** Which image is asked for; it decides the address and the button's word (part 2, "Image viewer buttons"). */
  kind: v.picklist(['recognition-image', 'recognition-proof', 'apprentice-attachment']),
  /** The recognition, the user whose proof it is, or the attachment. */
  id,
});

export type Properties = v.InferOutput<typeof properties>;
