/** Things that hosts write into properties. Their calls are in other files, which load later. */
import * as v from 'valibot';
import { object, oneOf, optional } from '../lib/schema/index.ts';
import { wireShape } from '../lib/wire-shape/index.ts';
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

/** A dealer as the search finds them. */
export const dealer = object({ user_id: id, pg_code: text, name, team: optional(name, null) });

/** Session 1: 9:00–13:30, session 2: 13:30–18:00, session 3: 18:00–22:00. */
export const sessionName = oneOf(['Session 1', 'Session 2', 'Session 3']);

/** 0 Pending, 1 Approved, 2 Rejected. */
export const apprenticeStatus = v.pipe(
  oneOf([0, 1, 2, '0', '1', '2'], 'expected 0 (Pending), 1 (Approved) or 2 (Rejected)'),
  // the picklist before allows only these three
  v.transform((status) => Number(status) as 0 | 1 | 2),
);
wireShape(apprenticeStatus, {
  name: 'ApprenticeStatus',
  description: '0 Pending, 1 Approved, 2 Rejected.',
  received: { enum: [0, 1, 2, '0', '1', '2'] },
  sent: { enum: [0, 1, 2] },
});
