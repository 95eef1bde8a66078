import * as v from 'valibot';
import { text } from '../../shared/contract/basic-values.ts';
import { atMost, list } from '../../shared/contract/collections.ts';

export const properties = v.object({
  /** Address of the poster; the first image. */
  poster: v.optional(text, ''),
  /** The testimonies, each with the address of its `image`. */
  testimonies: v.optional(v.pipe(list(v.object({ image: text })), atMost(500)), []),
});

export type Properties = v.InferOutput<typeof properties>;
