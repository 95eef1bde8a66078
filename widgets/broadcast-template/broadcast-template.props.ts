import * as v from 'valibot';
import { text } from '../../shared/contract/basic-values.ts';
import { map } from '../../shared/contract/collections.ts';

export const properties = v.object({
  /** The message, with `{{placeholder}}` where something is filled in. Line breaks are kept. */
  template: text,
  /** What the placeholders are filled with at first. */
  fields: v.optional(map(v.string(), text), {}),
});

export type Properties = v.InferOutput<typeof properties>;
