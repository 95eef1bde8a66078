// chunk: wire
/** Things that hosts write into properties. Their calls are in other files, which load later. */
import { object } from '../lib/schema.ts';
import { name } from './collections.ts';
import { id, price, text } from './values.ts';

/** A person who can be chosen as upline or mentor. */
export const upline = object({ user_id: id, name });

/** A country's telephone code. */
export const phoneCode = object({ code: text, country: text });

/** One of the prices of a training; `price` is in sen. */
export const trainingPrice = object({ id, name: text, price });

/** A place that can be booked: an ATM or a room. `state` is a code of `states.ts`. */
export const bookablePlace = object({ id, name: text, state: text });
