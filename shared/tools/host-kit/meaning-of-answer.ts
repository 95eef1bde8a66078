/** What people would read after an answer that a widget can use, for `dealer-widgets verify`: any word that is no refusal counts as success. */
import type { AnswerOf, Endpoint } from '../../contract/index.ts';
import {
  applyCoupon,
  applyReferralCoupon,
  bookAtmSlots,
  bookRoom,
  bookRoomSlots,
  enrol,
  submitAssessment,
  submitQuiz,
} from '../../contract/calls/index.ts';
import { formatSen } from '../../lib/index.ts';
import { quoted } from './server-words.ts';

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

function slots({ outcome, message, masa }: AnswerOf<typeof bookAtmSlots>): string {
  if (outcome === 'booked') return accepted('booked', message);
  const full = masa.map(({ date, slots: times }) => `${date} ${times.join(', ')}`).join('; ');
  return `not booked, full: ${full || 'no slot is named in "masa"'}`;
}

const MEANINGS = new Map<Endpoint, (answer: unknown) => string>([
  means(enrol, (it) => (it.outcome === 'pay' ? paidAt(it.to) : 'enrolled already, and paid')),
  means(applyCoupon, couponPrice),
  means(applyReferralCoupon, couponPrice),
  means(bookAtmSlots, slots),
  means(bookRoomSlots, slots),
  means(bookRoom, (it) => {
    if (it.outcome === 'pay') return paidAt(it.to);
    return it.outcome === 'session_full' ? 'not booked, a session is full' : 'not booked, the whole room is not free';
  }),
  means(submitQuiz, ({ message }) => accepted('accepted', message)),
  means(submitAssessment, ({ message }) => accepted('accepted', message)),
]);

/** @returns what the answer is understood as; empty for calls whose answer speaks for itself */
export function meaningOf(endpoint: Endpoint, answer: unknown): string {
  const meaning = MEANINGS.get(endpoint)?.(answer);
  return meaning ? `understood as: ${meaning}` : '';
}
