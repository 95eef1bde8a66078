import * as v from 'valibot';
import { id, object, oneOf, optional, text } from '../../shared/lib/schema/index.ts';
import { longText } from '../../shared/contract/index.ts';

export const properties = object({
  /** Whose screen it is on; it decides the path: `/app/…` or `/subuser/…`. */
  area: optional(oneOf(['app', 'subuser']), 'app'),
  /** The customer whose checklist the note belongs to. */
  customer_id: id,
  /** The note as the server last returned it; line breaks are kept. */
  note: optional(longText, ''),
  /** What the note is about, such as "Nota: Aminah"; the name of its text area. Default: "Nota" with the header of the table row; without one, the name of the edit button has the id. */
  label: optional(text),
});

/** The note as the server saved it. */
export const change = v.string();

export type Properties = v.InferOutput<typeof properties>;
