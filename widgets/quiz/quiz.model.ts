import { keptUnder } from '../../shared/lib/kept-under.ts';
import { submitAssessment, submitQuiz } from '../../shared/contract/quiz.ts';
import type { Properties, Question } from './quiz.props.ts';

/** All that differs between the customer's quiz and the staff's assessment (part 2, part 7). */
export const kinds = {
  customer: { endpoint: submitQuiz, redirect: '/app/quiz' },
  staff: { endpoint: submitAssessment, redirect: '/staff/assessment' },
} as const;

/** Question id to the key of the chosen answer. */
export type Chosen = ReadonlyMap<string, string>;

/** Why a quiz cannot be taken; numbers count questions from 1. */
export type Fault =
  | { kind: 'no-questions' }
  | { kind: 'repeated-id'; numbers: number[] }
  | { kind: 'no-answers'; number: number }
  | { kind: 'repeated-key'; number: number };

/** Everything that would make a quiz impossible to finish, or its answers ambiguous. */
export function faultsOf(questions: readonly Question[]): Fault[] {
  if (questions.length === 0) return [{ kind: 'no-questions' }];
  const numbersOfId = new Map<string, number[]>();
  questions.forEach(({ id }, at) => numbersOfId.set(id, [...(numbersOfId.get(id) ?? []), at + 1]));
  const repeated = [...numbersOfId.values()].filter((numbers) => numbers.length > 1);
  return [
    ...repeated.map((numbers): Fault => ({ kind: 'repeated-id', numbers })),
    ...questions.flatMap(({ answers }, at): Fault[] => {
      if (answers.length === 0) return [{ kind: 'no-answers', number: at + 1 }];
      const isRepeated = new Set(answers.map(({ key }) => key)).size < answers.length;
      return isRepeated ? [{ kind: 'repeated-key', number: at + 1 }] : [];
    }),
  ];
}

/** Positions, from 0, of the questions without an answer. */
export function unanswered(questions: readonly Question[], chosen: Chosen): number[] {
  return questions.flatMap(({ id }, at) => (chosen.has(id) ? [] : [at]));
}

/** Progress is the answered count over the total, as a percentage (part 9). */
export function percentAnswered(questions: readonly Question[], chosen: Chosen): number {
  if (questions.length === 0) return 0;
  return ((questions.length - unanswered(questions, chosen).length) / questions.length) * 100;
}

/** Where somebody goes on who comes back: the first question without an answer, or the last one when there is none. */
export function resumeAt(questions: readonly Question[], chosen: Chosen): number {
  return unanswered(questions, chosen)[0] ?? Math.max(0, questions.length - 1);
}

/** `data` of the payload: the JSON text of question id to answer key. */
export function dataOf(chosen: Chosen): string {
  return JSON.stringify(Object.fromEntries(chosen));
}

/** Where the answers are kept: widget kind + assessment id (+ user id when the element or the page gives one) (D18). */
export function storageKey({
  kind,
  assessment_id,
  user_id,
}: Pick<Properties, 'kind' | 'assessment_id' | 'user_id'>): string {
  return keptUnder(['quiz', kind, assessment_id], user_id);
}

/**
 * The address of a question's image: its name below the storage prefix. Addresses that are whole, or begin with the prefix
 * already, stay as they are.
 * @param prefix such as `/storage/`
 */
export function imageAddressOf(image: string, prefix: string): string {
  if (/^[a-z][a-z\d+.-]*:/i.test(image) || image.startsWith(prefix)) return image;
  return `${prefix.replace(/\/?$/, '/')}${image.replace(/^\/+/, '')}`;
}
