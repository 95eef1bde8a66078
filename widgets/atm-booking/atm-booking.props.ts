import type * as v from 'valibot';
import { STATES, bookablePlace, bookedChange, list } from '../../shared/contract/index.ts';
import { flag, object, optional, text } from '../../shared/lib/schema/index.ts';

export const properties = object({
  /** The ATMs that can be booked, each with `id`, `name` and the code of its `state` (`1` and `01` are the same). */
  atms: list(bookablePlace),
  /** The states to choose from, each with `code` and `name`; unless given, Malaysia's states and federal territories, codes 01 to 16 without 12 (D12). */
  states: optional(list(object({ code: text, name: text })), STATES),
  /**
   * Whether a date from which everything of mine was removed is sent, with an empty list of slots (D24). Off for hosts that refuse
   * that: the date is dropped then, and its last slot cannot be given back here.
   */
  send_emptied_dates: optional(flag, true),
});

/** The ATM's id and what is booked there now, all dates together; then the page is loaded again. */
export const change = bookedChange;

export type Properties = v.InferOutput<typeof properties>;
