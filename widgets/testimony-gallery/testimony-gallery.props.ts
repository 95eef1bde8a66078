import * as v from 'valibot';
import { text } from '../../shared/contract/basic-values.ts';
import { atMost, list } from '../../shared/contract/collections.ts';
import { object, optional } from '../../shared/lib/schema.ts';

export const properties = object({
  /** Address of the poster; the first image. */
  poster: optional(text, ''),
  /** The testimonies, each with the address of its `image`. */
  testimonies: optional(v.pipe(list(object({ image: text })), atMost(500)), []),
});

export type Properties = v.InferOutput<typeof properties>;
