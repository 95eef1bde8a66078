import * as v from 'valibot';
import { sessionName } from '../../../shared/contract/session-booking.ts';
import { object } from '../../../shared/lib/schema.ts';
import { keptUnder } from '../../../shared/lib/storage/kept-under.ts';
import { useKeptForReturn, useRestored } from '../../../shared/runtime/kept-for-return.ts';
import { type Choice, nothingChosen } from '../room-session-booking.model.ts';

const schema = object({ room: v.string(), date: v.string(), sessions: v.array(sessionName), wholeRoom: v.boolean() });

// kept in sessionStorage until the page is opened again: the room, date and sessions that were chosen, so that an ended session, Back from the payment or a reload does not lose them.
const keyOf = (userId: string | undefined): string => keptUnder(['choice', 'room-session-booking'], userId);

/** Returns what was chosen when the page was left. */
export const useFirstChoice = (userId: string | undefined): Choice => ({
  ...nothingChosen,
  ...useRestored(keyOf(userId), schema),
});

/**
 * Keeps the choice when the page is left.
 * @param hasEnded whether the session has ended: whoever logs in comes back by a link
 */
export function useKeptChoice(
  userId: string | undefined,
  { room, date, sessions, wholeRoom }: Choice,
  hasEnded: boolean,
): void {
  useKeptForReturn(keyOf(userId), room ? { room, date, sessions, wholeRoom } : undefined, hasEnded);
}
