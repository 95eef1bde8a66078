import { useState } from 'react';
import * as v from 'valibot';
import { plainDate, sessionName } from '../../../shared/contract/index.ts';
import { paymentFailure } from '../../../shared/booking/payment/index.ts';
import { checked, object, optional } from '../../../shared/lib/schema/index.ts';
import { kept } from '../../../shared/memory/kept/index.ts';
import { safeLink } from '../../../shared/page/index.ts';
import { type EnteredField, useField } from '../../../shared/runtime/index.ts';
import { type Choice, SESSIONS } from '../room-session-booking.model.ts';
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

type KeptChoice = v.InferOutput<typeof choiceSchema>;

/**
 * What was chosen when the page was left (D34). What was ordered is marked as such, unless its payment is known to have failed: then it can be ordered again.
 * @param paymentStatus the property `payment_status`
 */
export function useKeptChoice(
  userId: string | undefined,
  paymentStatus: string | undefined,
): EnteredField<KeptChoice | undefined> {
  const schema = paymentFailure(PAYMENT_ITEM, paymentStatus)
    ? v.pipe(
        choiceSchema,
        v.transform((choice) => ({ ...choice, payment: undefined })),
      )
    : checked(choiceSchema, ({ payment }) => payment !== undefined && refusal(payment));
  const [where] = useState(() => kept('choice', ['room-session-booking'], userId));
  return useField<KeptChoice | undefined>(where, undefined, { schema });
}

/**
 * What is kept of a choice; `undefined` while there is none.
 * @param hasEnded whether the session has ended
 */
export function keptOf(
  { room, date, sessions, wholeRoom, payment }: Choice,
  hasEnded: boolean,
): KeptChoice | undefined {
  // the order that the ended session has stopped is another one than that which is to be paid
  const ordered = hasEnded ? undefined : payment;
  return room ? { room, date, sessions: [...sessions], wholeRoom, payment: ordered } : undefined;
}
