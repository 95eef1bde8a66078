import * as v from 'valibot';
import { apprenticeStatus, longText } from '../../shared/contract/index.ts';
import { id, object, optional, text } from '../../shared/lib/schema/index.ts';

export const properties = object({
  /** The apprentice who is decided on. */
  apprentice_id: id,
  /** 0 Pending, 1 Approved, 2 Rejected. */
  status: optional(apprenticeStatus, 0),
  /** Why it was rejected, as the server last returned it; line breaks are kept. */
  comment: optional(longText, ''),
  /** The accessible name, such as the person's; default "Apprentice status" with the header of the table row, or the id. */
  label: optional(text),
});

/** The comment as the server saved it. */
export const change = v.string();

export type Properties = v.InferOutput<typeof properties>;
