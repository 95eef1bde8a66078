import * as v from 'valibot';
import { atMost, list } from '../../shared/contract/index.ts';
import { object, optional, text } from '../../shared/lib/schema/index.ts';

export const properties = object({
  /** Address of the poster; the first image. */
  poster: optional(text, ''),
  /** The testimonies, each with the address of its `image`. */
  testimonies: optional(v.pipe(list(object({ image: text })), atMost(500)), []),
});

export type Properties = v.InferOutput<typeof properties>;
