import * as v from 'valibot';
import { list } from '../../shared/contract/collections.ts';
import { bookablePlace } from '../../shared/contract/slot-booking.ts';
import { text } from '../../shared/contract/values.ts';

export const properties = v.object({
  /** The rooms that can be booked, each with `id`, `name` and the code of its location as `state`. */
  rooms: list(bookablePlace),
  /** The locations to choose from, each with `code` and `name`; the one building of the specification, code 01, unless given (D12). */
  states: v.optional(list(v.object({ code: text, name: text })), () => [{ code: '01', name: 'Bangunan Utama' }]),
});

export type Properties = v.InferOutput<typeof properties>;
