import * as v from 'valibot';
import { flag, id, object, optional, text } from '../../shared/lib/schema/index.ts';

export const properties = object({
  /** The social-media item, as the server calls it, such as `facebook`. */
  type: id,
  /** Whether it is shown, as the server last returned it. */
  value: optional(flag, false),
  /** The accessible name: the item in words, such as "Facebook". Default: the type, with the header of the table row. */
  label: optional(text),
});

/** The new state, after the server has answered. */
export const change = v.boolean();

export type Properties = v.InferOutput<typeof properties>;
