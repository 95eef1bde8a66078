/** What people would make of an answer that a widget can use, for `dealer-widgets verify`. */
import type { AnswerOf, Endpoint } from '../../contract/index.ts';
import { DATE_NOT_AVAILABLE, atmTimes, bookAtmSlots, bookRoomSlots, roomTimes } from '../../contract/calls/index.ts';
import { timesMistake, unreadableTimes, withPlainBreaks } from '../../lib/index.ts';
import { quoted } from './server-words.ts';

/**
 * @param request the payload that was sent
 * @param answer what the widgets make of the answer
 * @returns what is wrong with it; `undefined` when nothing is
 */
export function mistakeIn(
  endpoint: Endpoint,
  request: Record<string, unknown> | undefined,
  answer: unknown,
): string | undefined {
  if (endpoint === atmTimes || endpoint === roomTimes) {
    // what the schema of both makes of an answer
    const unread = unreadableTimes((answer as AnswerOf<typeof atmTimes>).map(({ time }) => time));
    return unread && timesMistake(unread);
  }
  if (endpoint === bookAtmSlots || endpoint === bookRoomSlots) {
    // what the schema of both makes of an answer
    const { outcome, message } = answer as AnswerOf<typeof bookAtmSlots>;
    return outcome === 'full' && message !== DATE_NOT_AVAILABLE
      ? `the message is ${quoted(message)}, understood as a conflict because of its "masa" or for its likeness. Answer "${DATE_NOT_AVAILABLE}", spelt so.`
      : undefined;
  }
  return endpoint.echoes && echoMistake(endpoint.echoes, request?.[endpoint.echoes], answer);
}

/** A widget shows any text as the saved one, because a server may shorten it; only who has sent a plain one knows that another is not that. */
function echoMistake(field: string, sent: unknown, answer: unknown): string | undefined {
  const [wanted, got] = [plain(sent), plain(answer)];
  if (got === wanted) return undefined;
  return `the answer is ${quoted(got)}, but ${quoted(wanted)} was sent: people would read ${quoted(got)} as their ${field}. Answer the ${field} as it was saved.`;
}

const plain = (text: unknown): string => withPlainBreaks(String(text)).trim();
