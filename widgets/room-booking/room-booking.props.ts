import type * as v from 'valibot';
import { bookablePlace, bookedChange, list } from '../../shared/contract/index.ts';
import { flag, object, optional, text } from '../../shared/lib/schema/index.ts';

export const properties = object({
  /** The rooms that can be booked, each with `id`, `name` and the code of its location as `state` (`1` and `01` are the same). */
  rooms: list(bookablePlace),
  /** The locations to choose from, each with `code` and `name`; one building, code 01, unless given (D12). */
  states: optional(list(object({ code: text, name: text })), [{ code: '01', name: 'Bangunan Utama' }]),
  /**
   * Whether a date from which everything of mine was removed is sent, with an empty list of slots (D24). Off for hosts that refuse
   * that: the date is dropped then, and its last slot cannot be given back here.
   */
  send_emptied_dates: optional(flag, true),
});

/** The room's id and what is booked there now, all dates together; then the page is loaded again. */
export const change = bookedChange;

export type Properties = v.InferOutput<typeof properties>;
