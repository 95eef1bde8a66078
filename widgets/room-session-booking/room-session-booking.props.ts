import * as v from 'valibot';
import { id, object, oneOf, optional, text } from '../../shared/lib/schema/index.ts';
import { sessionName } from '../../shared/contract/index.ts';
import { paymentMistakes } from '../../shared/booking/payment/index.ts';
import { pageSettings } from '../../shared/page/index.ts';

export const properties = object({
  /** The person who books; default is the page setting `user_id`. Only decides whether the payment goes to the provider's test address (D6); rooms and people are fetched. */
  user_id: optional(id),
  /** Whether the host charges the fee per room once per order or for each session (D23). It only decides the texts on the screen. */
  room_fee: optional(oneOf(['order', 'session'], 'expected "order" or "session"'), 'order'),
  /**
   * The outcome of the payment the person returns from. A notice is shown, in capitals or not, for `failed`, `fail`, `failure`, `declined`, `gagal`,
   * `cancelled`, `canceled`, `cancel` and `batal`, for nothing else. The page setting `payment_status_parameter` may name a query parameter of the
   * page's address instead.
   */
  payment_status: optional(text),
});

/** What was ordered; then the payment page follows. */
export const change = object({
  room_id: v.string(),
  date: v.pipe(v.string(), v.isoDate()),
  sessions: v.array(sessionName),
  is_full_room: v.boolean(),
});

export type Properties = v.InferOutput<typeof properties>;

export const mistakes = ({ user_id }: Properties): string[] => paymentMistakes(user_id, pageSettings());
