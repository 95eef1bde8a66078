import * as v from 'valibot';
import { id, text } from '../../shared/contract/values.ts';

export const properties = v.object({
  /** Who books. It only decides whether the payment goes to the provider's test address (D6); rooms and people are fetched. */
  user_id: v.optional(id),
  /** Whether the host charges the fee per room once per order or for each session (D23). It only decides what the screen says. */
  room_fee: v.optional(v.picklist(['order', 'session'], 'expected "order" or "session"'), 'order'),
  /**
   * What became of the payment the person comes back from: `failed` or `cancelled` is said, with what to do; anything else is not. The page setting
   * `payment_status_parameter` may name a query parameter of the page's address instead.
   */
  payment_status: v.optional(text),
});

/** What was ordered; then the payment page follows. */
export const change = v.object({
  room_id: v.string(),
  date: v.pipe(v.string(), v.isoDate()),
  sessions: v.array(v.picklist(['Session 1', 'Session 2', 'Session 3'])),
  is_full_room: v.boolean(),
});

export type Properties = v.InferOutput<typeof properties>;
