/** What people would read after an answer that a widget can use, for `dealer-widgets verify`: any word that is no refusal counts as success. */
import type { AnswerOf, Endpoint } from '../contract/endpoint.ts';
import { submitAssessment, submitQuiz } from '../contract/quiz.ts';
import { bookRoom } from '../contract/session-booking.ts';
import { bookAtmSlots, bookRoomSlots } from '../contract/slot-booking.ts';
import { applyCoupon, applyReferralCoupon, enrol } from '../contract/training.ts';
import { formatSen } from '../lib/money/format-sen.ts';
import { quoted } from './server-words.ts';

/** Messages that need no explanation. */
const PLAIN = /^(success|ok|done|berjaya|true|1)$/i;

const accepted = (what: string, message: string): string =>
  PLAIN.test(message) || message === '' ? what : `${what}, because ${quoted(message)} is no word for a refusal`;

const paidAt = (to: string): string => `to be paid at ${to}`;

// each is called with what the schema of its endpoint makes of an answer
const enrolled = (answer: unknown): string => {
  const it = answer as AnswerOf<typeof enrol>;
  return it.outcome === 'pay' ? paidAt(it.to) : 'enrolled already, and paid';
};
const coupon = (answer: unknown): string => {
  const sen = answer as AnswerOf<typeof applyCoupon>;
  return sen === null ? 'not valid' : `valid, ${formatSen(sen).replace(/\s/g, ' ')} for each person`;
};
const slots = (answer: unknown): string => {
  const { outcome, message, masa } = answer as AnswerOf<typeof bookAtmSlots>;
  const full = masa.map(({ date, slots: times }) => `${date} ${times.join(', ')}`).join('; ');
  return outcome === 'full' ? `not booked, full: ${full || 'no slot is named in "masa"'}` : accepted('booked', message);
};
const sessions = (answer: unknown): string => {
  const it = answer as AnswerOf<typeof bookRoom>;
  if (it.outcome === 'pay') return paidAt(it.to);
  return it.outcome === 'session_full' ? 'not booked, a session is full' : 'not booked, the whole room is not free';
};
const quiz = (answer: unknown): string => accepted('accepted', (answer as AnswerOf<typeof submitQuiz>).message);

const MEANINGS = new Map<Endpoint, (answer: unknown) => string>([
  [enrol, enrolled],
  [applyCoupon, coupon],
  [applyReferralCoupon, coupon],
  [bookAtmSlots, slots],
  [bookRoomSlots, slots],
  [bookRoom, sessions],
  [submitQuiz, quiz],
  [submitAssessment, quiz],
]);

/** @returns what the answer is understood as; empty for calls whose answer speaks for itself */
export function meaningOf(endpoint: Endpoint, answer: unknown): string {
  const meaning = MEANINGS.get(endpoint)?.(answer);
  return meaning ? `understood as: ${meaning}` : '';
}
