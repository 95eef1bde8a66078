/** What people would make of an answer that a widget can use, for `dealer-widgets verify`: any word that is no refusal counts as success. */
import * as v from 'valibot';
import type { AnswerOf, Endpoint } from '../../contract/index.ts';
import * as calls from '../../contract/calls/index.ts';
import { formatSen, timesMistake, unreadableTimes, withPlainBreaks } from '../../lib/index.ts';
import { id } from '../../lib/schema/index.ts';
import { jsonObject } from '../../page/index.ts';
import type { ExampleValues } from '../reference/example-values.ts';
import { quoted } from './server-words.ts';

/** What is understood of an answer that names a person, by its `status`. */
const PERSONS = new Map<Endpoint, { valid: string; other: string; means: string }>([
  [calls.checkAuth, { valid: 'is logged in', other: 'a visitor, nobody is logged in', means: 'logged in' }],
  [calls.registerDealer, { valid: 'is registered', other: 'a refusal, nobody is registered', means: 'registered' }],
]);

/** The user_id of an answer with the status "valid". */
export function personIn(endpoint: Endpoint, answer: unknown): string | undefined {
  if (!PERSONS.has(endpoint)) return undefined;
  // what the schemas of both make of an answer
  const person = answer as AnswerOf<typeof calls.registerDealer> | undefined;
  return person?.status === 'valid' ? person.user_id : undefined;
}

/** Every status but "valid" is accepted, also one that was meant to be it. */
function person(endpoint: Endpoint, answer: unknown, body: string): string {
  const { valid, other, means: meant } = PERSONS.get(endpoint)!; // the caller has looked
  const known = personIn(endpoint, answer);
  if (known !== undefined) return `user ${known} ${valid}`;
  // anything may be in it
  const { user_id, status } = (jsonObject(body) ?? {}) as Record<string, unknown>;
  const isNamed = v.is(id, user_id) && Number(user_id) !== 0;
  const but = `, although it names the user_id ${String(user_id)}: only the status "valid" means ${meant}, and this is ${quoted(String(status))}`;
  return `${other}${isNamed ? but : ''}`;
}

/** Messages that need no explanation. */
const PLAIN = /^(success|ok|done|berjaya|true|1)$/i;

const accepted = (what: string, message: string): string =>
  PLAIN.test(message) || message === '' ? what : `${what}, because ${quoted(message)} is no word for a refusal`;

const paidAt = (to: string): string => `to be paid at ${to}`;

/** A call, and what its answers mean, after the schema of the call has read them. */
const means = <E extends Endpoint>(
  endpoint: E,
  meaning: (answer: AnswerOf<E>) => string,
): [Endpoint, (answer: unknown) => string] => [endpoint, meaning];

const couponPrice = (sen: number | null): string =>
  sen === null ? 'not valid' : `valid, ${formatSen(sen).replace(/\s/g, ' ')} for each person`;

function slots({ outcome, message, masa }: AnswerOf<typeof calls.bookAtmSlots>): string {
  if (outcome === 'booked') return accepted('booked', message);
  const full = masa.map(({ date, slots: times }) => `${date} ${times.join(', ')}`).join('; ');
  return `not booked, full: ${full || 'no slot is named in "masa"'}`;
}

const MEANINGS = new Map<Endpoint, (answer: unknown) => string>([
  means(calls.enrol, (it) => (it.outcome === 'pay' ? paidAt(it.to) : 'enrolled already, and paid')),
  means(calls.applyCoupon, couponPrice),
  means(calls.applyReferralCoupon, couponPrice),
  means(calls.bookAtmSlots, slots),
  means(calls.bookRoomSlots, slots),
  means(calls.bookRoom, (it) => {
    if (it.outcome === 'pay') return paidAt(it.to);
    return it.outcome === 'session_full' ? 'not booked, a session is full' : 'not booked, the whole room is not free';
  }),
  means(calls.submitQuiz, ({ message }) => accepted('accepted', message)),
  means(calls.submitAssessment, ({ message }) => accepted('accepted', message)),
]);

/**
 * @param body the answer as it came
 * @returns what the answer is understood as; empty for calls whose answer speaks for itself
 */
export function meaningOf(endpoint: Endpoint, answer: unknown, body: string): string {
  const meaning = PERSONS.has(endpoint) ? person(endpoint, answer, body) : MEANINGS.get(endpoint)?.(answer);
  return meaning ? `understood as: ${meaning}` : '';
}

/** The values of a call that is about the person of the session: who that is, the server has said; a value of the user's own comes first. */
export function aboutPerson(
  { values, calls }: ExampleValues,
  builtIn: ExampleValues,
  person: string | undefined,
): ExampleValues {
  const isOwn = String(userIdOfEnrol({ values, calls })) !== String(userIdOfEnrol(builtIn));
  return isOwn || person === undefined
    ? { values, calls }
    : { values, calls: { ...calls, enrol: { ...calls.enrol, user_id: person } } };
}

const userIdOfEnrol = ({ values, calls }: ExampleValues): unknown => calls.enrol?.user_id ?? values.user_id;

/** What else a 403 of this call may mean. */
export const otherPerson = (endpoint: Endpoint, request: Record<string, unknown> | undefined): string =>
  endpoint === calls.enrol
    ? ` Or the user_id ${String(request?.user_id)} is not this person's: "user_id" in the file of --values is it, else what checkAuth or registerDealer has answered in the same run.`
    : '';

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
  if (endpoint === calls.atmTimes || endpoint === calls.roomTimes) {
    // what the schema of both makes of an answer
    const unread = unreadableTimes((answer as AnswerOf<typeof calls.atmTimes>).map(({ time }) => time));
    return unread && timesMistake(unread);
  }
  if (endpoint === calls.bookAtmSlots || endpoint === calls.bookRoomSlots) {
    // what the schema of both makes of an answer
    const { outcome, message } = answer as AnswerOf<typeof calls.bookAtmSlots>;
    return outcome === 'full' && message !== calls.DATE_NOT_AVAILABLE
      ? `the message is ${quoted(message)}, understood as a conflict because of its "masa" or for its likeness. Answer "${calls.DATE_NOT_AVAILABLE}", spelt so.`
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
