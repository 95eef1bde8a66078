import * as v from 'valibot';
import { flag, id, object, oneOf, optional, text } from '../../shared/lib/schema/index.ts';

export const properties = object({
  /** Whose screen it is on; it decides the path: `/app/…` or `/subuser/…`. */
  area: optional(oneOf(['app', 'subuser']), 'app'),
  /** The item of the checklist, as the server calls it. */
  type: id,
  /** The customer whose checklist it is. */
  customer_id: id,
  /** The state the server last returned. */
  value: optional(flag, false),
  /** The item as the person reads it, such as "Salinan IC": the widget is a row with it, and pressed as a whole. Without it the page writes the words. */
  text: optional(text),
  /** The accessible name: the item in words, such as "Salinan IC: Aminah". Default: the text or the type, with the header of the table row. */
  label: optional(text),
});

/** The new state, after the server has answered. */
export const change = v.boolean();

export type Properties = v.InferOutput<typeof properties>;
