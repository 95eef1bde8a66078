import { texts } from './quiz.text.ts';

/** What is looked at of a question. */
interface Asked {
  readonly id: string;
  readonly answers: ReadonlyArray<{ readonly key: string }>;
}

/** Why a quiz cannot be taken; questions are numbered from 1. */
export type Fault =
  | { kind: 'no-questions' }
  | { kind: 'repeated-id'; numbers: number[] }
  | { kind: 'no-answers'; number: number }
  | { kind: 'repeated-key'; number: number };

/** Faults that make the quiz impossible to finish, or its answers ambiguous. */
export function faultsOf(questions: readonly Asked[]): Fault[] {
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

/** The sentence about all faults for the developer. */
export const faultReport = (faults: readonly Fault[]): string =>
  `a quiz cannot be taken. ${faults.map((fault) => faultWords(fault, texts.en)).join(' ')} Correct its property "questions".`;

/** A fault in the words of a language. */
export function faultWords(fault: Fault, words: (typeof texts)['ms']): string {
  switch (fault.kind) {
    case 'no-questions':
      return words.noQuestions;
    case 'repeated-id':
      return words.repeatedId(fault.numbers.join(', '));
    case 'no-answers':
      return words.noAnswers(fault.number);
    case 'repeated-key':
      return words.repeatedKey(fault.number);
  }
}
