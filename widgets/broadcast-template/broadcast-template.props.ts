import * as v from 'valibot';
import { map } from '../../shared/contract/index.ts';
import { object, optional, text } from '../../shared/lib/schema/index.ts';

export const properties = object({
  /** The message, with `{{placeholder}}` where something is filled in. Line breaks are kept. */
  template: text,
  /** What the placeholders are filled with at first. */
  fields: optional(map(v.string(), text), {}),
});

export type Properties = v.InferOutput<typeof properties>;
