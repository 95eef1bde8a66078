import * as v from 'valibot';
import { text } from '../../shared/contract/basic-values.ts';
import { map } from '../../shared/contract/collections.ts';
import { object, optional } from '../../shared/lib/schema.ts';

export const properties = object({
  /** The message, with `{{placeholder}}` where something is filled in. Line breaks are kept. */
  template: text,
  /** What the placeholders are filled with at first. */
  fields: optional(map(v.string(), text), {}),
});

export type Properties = v.InferOutput<typeof properties>;
