import { useState } from 'react';
import * as v from 'valibot';
import { fromJsonText } from '../../../shared/contract/answers.ts';
import { sessionName } from '../../../shared/contract/session-booking.ts';
import { arrival } from '../../../shared/lib/page/arrival.ts';
import { object } from '../../../shared/lib/schema.ts';
import { keptUnder } from '../../../shared/lib/storage/kept-under.ts';
import { forgetInTab, readInTab } from '../../../shared/lib/storage/tab-storage.ts';
import { useKeptDraft } from '../../../shared/saving/use-kept-draft.ts';
import { type Choice, nothingChosen } from '../room-session-booking.model.ts';

const schema = object({
  room: v.string(),
  date: v.string(),
  sessions: v.array(sessionName),
  wholeRoom: v.boolean(),
  /** Whether the session had ended: whoever logs in comes back by a link. */
  ended: v.boolean(),
});

// kept in sessionStorage until the page is opened again: the room, date and sessions that were chosen, so that an ended session, Back from the payment or a reload does not lose them.
const key = (): string => keptUnder(['choice', 'room-session-booking']);

/** Returns what was chosen when the page was left. A page that is opened by a link begins anew, and forgets it. */
export function useFirstChoice(): Choice {
  const [first] = useState<Choice>(() => {
    const result = v.safeParse(fromJsonText(schema), readInTab(key()));
    const how = arrival();
    if (!result.success || !(result.output.ended || how === 'reload' || how === 'back_forward')) {
      forgetInTab(key());
      return nothingChosen;
    }
    const { room, date, sessions, wholeRoom } = result.output;
    return { room, date, sessions, wholeRoom, lost: [] };
  });
  return first;
}

/**
 * Keeps the choice when the page is left.
 * @param hasEnded whether the session has ended
 */
export function useKeptChoice({ room, date, sessions, wholeRoom }: Choice, hasEnded: boolean): void {
  useKeptDraft(key(), () => (room ? JSON.stringify({ room, date, sessions, wholeRoom, ended: hasEnded }) : undefined));
}
