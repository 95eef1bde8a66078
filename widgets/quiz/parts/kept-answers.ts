/** Answers as they are kept in the browser (D18): pure rules; `use-kept-answers.ts` does the storing. */
import type { Chosen } from '../quiz.model.ts';
import type { Question } from '../quiz.props.ts';

/** A chosen answer and when it was chosen, ms since 1970: of two tabs the later choice counts, question by question. */
export interface Choice {
  readonly key: string;
  readonly at: number;
}

/** By question id. */
export type Choices = ReadonlyMap<string, Choice>;

/**
 * The choices in what the browser kept. Whatever cannot be used is left out: other shapes, unknown questions, keys that are no longer offered.
 * @param kept anything at all
 */
export function choicesIn(kept: unknown, questions: readonly Question[]): Choices {
  const byId = typeof kept === 'object' && kept !== null ? new Map(Object.entries(kept)) : new Map<string, unknown>();
  return new Map(
    questions.flatMap(({ id, answers }): [string, Choice][] => {
      const choice = choiceOf(byId.get(id));
      return choice && answers.some(({ key }) => key === choice.key) ? [[id, choice]] : [];
    }),
  );
}

/** Also a bare key, which tells nothing of when it was chosen. */
function choiceOf(value: unknown): Choice | undefined {
  if (typeof value === 'string' || typeof value === 'number') return { key: String(value), at: 0 };
  const { key, at } = (value ?? {}) as Partial<Choice>;
  return typeof key === 'string' ? { key, at: Number.isFinite(at) ? at! : 0 } : undefined;
}

/** Choices as JSON can carry them. */
export function toKeep(choices: Choices): Record<string, Choice> {
  return Object.fromEntries(choices);
}

/** For each question the later choice; at the same moment the one of `ours`. */
export function merged(ours: Choices, theirs: Choices): Choices {
  const all = new Map(ours);
  for (const [id, choice] of theirs) {
    const own = all.get(id);
    if (!own || choice.at > own.at) all.set(id, choice);
  }
  return all;
}

/** A new choice is later than every one before it, also after the clock was put back. */
export function withChoice(choices: Choices, id: string, key: string, now: number): Choices {
  const before = choices.get(id)?.at ?? -1;
  return new Map(choices).set(id, { key, at: Math.max(now, before + 1) });
}

/** Without the moments, and only for questions and answers that exist. */
export function chosenOf(choices: Choices, questions: readonly Question[]): Chosen {
  return new Map(
    questions.flatMap(({ id, answers }): [string, string][] => {
      const key = choices.get(id)?.key;
      return key !== undefined && answers.some((answer) => answer.key === key) ? [[id, key]] : [];
    }),
  );
}

/** Whether two sets of choices show the same answers. */
export function sameAnswers(one: Choices, other: Choices): boolean {
  return one.size === other.size && [...one].every(([id, { key }]) => other.get(id)?.key === key);
}
