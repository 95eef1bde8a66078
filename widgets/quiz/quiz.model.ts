import type { Question } from './quiz.props.ts';

/** The page that follows (part 2). */
export const redirects = { customer: '/app/quiz', staff: '/staff/assessment' } as const;

/** A map from question id to the key of the chosen answer. */
export type Chosen = ReadonlyMap<string, string>;

/** The payload's `data`: JSON text that maps question ids to answer keys. */
export const dataOf = (chosen: Chosen): string => JSON.stringify(Object.fromEntries(chosen));

/**
 * Reads answers that the browser has kept, and drops what cannot be used: unknown questions, and answers that no longer exist (D18).
 * @param kept keys by question id, or anything else
 */
export function chosenIn(kept: object, questions: readonly Question[]): Chosen {
  const byId = new Map<string, unknown>(Object.entries(kept));
  return new Map(
    questions.flatMap(({ id, answers }) =>
      answers.flatMap(({ key }): Array<[string, string]> => (byId.get(id) === key ? [[id, key]] : [])),
    ),
  );
}

/** Indices, from 0, of the unanswered questions. */
export function unanswered(questions: readonly Question[], chosen: Chosen): number[] {
  return questions.flatMap(({ id }, at) => (chosen.has(id) ? [] : [at]));
}

/**
 * The address of a question's image: the storage prefix and the file name, in which `#` and `?` are letters. Absolute addresses, and those that start with the prefix already, stay
 * unchanged.
 * @param prefix the page setting `storage_prefix`, such as `/storage/`
 */
export function imageAddressOf(image: string, prefix: string): string {
  if (/^[a-z][a-z\d+.-]*:/i.test(image) || image.startsWith(prefix)) return image;
  const name = image.replace(/^\/+/, '').replace(/[#?]|%(?![\da-f]{2})/gi, encodeURIComponent);
  return `${prefix.replace(/\/?$/, '/')}${name}`;
}
