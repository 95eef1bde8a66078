import * as v from 'valibot';
import { plainDate, sessionName } from '../../../shared/contract/index.ts';
import { paymentFailure } from '../../../shared/booking/payment/index.ts';
import { checked, object, optional } from '../../../shared/lib/schema/index.ts';
import { keptUnder } from '../../../shared/page/visits/index.ts';
import { safeLink } from '../../../shared/page/index.ts';
import { useKeptForReturn, useRestored } from '../../../shared/runtime/visit/index.ts';
import { type Choice, nothingChosen, SESSIONS } from '../room-session-booking.model.ts';
import { PAYMENT_ITEM } from './use-order.ts';

const choiceSchema = object({
  room: v.string(),
  date: v.union([v.literal(''), plainDate]),
  sessions: v.pipe(
    v.array(sessionName),
    v.transform((kept) => SESSIONS.map(({ name }) => name).filter((name) => kept.includes(name))),
  ),
  wholeRoom: v.boolean(),
  payment: optional(v.string()),
});

/** Why what is kept is not shown again, if it is not: somebody has kept another address. */
function refusal(payment: string): string | false {
  try {
    safeLink(payment);
    return false;
  } catch (error) {
    return String(error);
  }
}

// kept in sessionStorage until the page is opened again: the chosen room, date and sessions, and the payment's address if ordered, so that an ended session, Back or a reload loses nothing, and nobody pays twice.
const keyOf = (userId: string | undefined): string => keptUnder(['choice', 'room-session-booking'], userId);

/**
 * Returns what was chosen when the page was left (D34). What was ordered is marked as such, unless its payment is known to have failed: then it can be ordered again.
 * @param paymentStatus the property `payment_status`
 */
export function useFirstChoice(userId: string | undefined, paymentStatus: string | undefined): Choice {
  const schema = paymentFailure(PAYMENT_ITEM, paymentStatus)
    ? v.pipe(
        choiceSchema,
        v.transform((choice) => ({ ...choice, payment: undefined })),
      )
    : checked(choiceSchema, ({ payment }) => payment !== undefined && refusal(payment));
  return { ...nothingChosen, ...useRestored(keyOf(userId), schema) };
}

/**
 * Keeps the choice when the page is left.
 * @param hasEnded whether the session has ended: whoever logs in comes back by a link, as from a payment
 * @param leaving whether the payment page is opening
 */
export function useKeptChoice(
  userId: string | undefined,
  { room, date, sessions, wholeRoom, payment }: Choice,
  hasEnded: boolean,
  leaving: boolean,
): void {
  // the order that the ended session has stopped is another one than that which is to be paid
  const ordered = hasEnded ? undefined : payment;
  const kept = room ? { room, date, sessions, wholeRoom, payment: ordered } : undefined;
  useKeptForReturn(keyOf(userId), kept, hasEnded || leaving);
}
