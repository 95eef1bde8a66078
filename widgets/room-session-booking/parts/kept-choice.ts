import { useState } from 'react';
import * as v from 'valibot';
import { fromJsonText } from '../../../shared/contract/answers.ts';
import { sessionName } from '../../../shared/contract/session-booking.ts';
import { arrival } from '../../../shared/lib/page/arrival.ts';
import { object } from '../../../shared/lib/schema.ts';
import { keptUnder } from '../../../shared/lib/storage/kept-under.ts';
import { forgetInTab, keepInTab, readInTab } from '../../../shared/lib/storage/tab-storage.ts';
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

const textOf = ({ room, date, sessions, wholeRoom }: Choice, ended: boolean): string =>
  JSON.stringify({ room, date, sessions, wholeRoom, ended });

/** Returns what was chosen when the page was left. A page that is opened by a link begins anew, and forgets it. */
export function useFirstChoice(): Choice {
  const [first] = useState<Choice>(() => {
    const result = v.safeParse(fromJsonText(schema), readInTab(key()));
    const how = arrival();
    if (!result.success || !(result.output.ended || how === 'reload' || how === 'back_forward')) {
      forgetInTab(key());
      return nothingChosen;
    }
    const choice = { ...result.output, lost: [] };
    keepInTab(key(), textOf(choice, false)); // once only for who has logged in again
    return choice;
  });
  return first;
}

/**
 * Keeps the choice when the page is left.
 * @param hasEnded whether the session has ended
 */
export function useKeptChoice(choice: Choice, hasEnded: boolean): void {
  useKeptDraft(key(), () => (choice.room ? textOf(choice, hasEnded) : undefined));
}
