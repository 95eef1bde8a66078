import * as v from 'valibot';
import { list } from '../../shared/contract/collections.ts';
import { bookablePlace } from '../../shared/contract/slot-booking.ts';
import { STATES } from '../../shared/contract/states.ts';
import { text } from '../../shared/contract/values.ts';

export const properties = v.object({
  /** The ATMs that can be booked, each with `id`, `name` and the code of its `state`. */
  atms: list(bookablePlace),
  /** The states to choose from, each with `code` and `name`; the specification's fifteen unless given (D12). */
  states: v.optional(list(v.object({ code: text, name: text })), () => STATES.map((state) => ({ ...state }))),
});

export type Properties = v.InferOutput<typeof properties>;
