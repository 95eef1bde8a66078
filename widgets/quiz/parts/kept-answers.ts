/** Rules for answers kept in the browser (D18). Pure; `use-kept-answers.ts` stores them. */
import type { Chosen } from '../quiz.model.ts';
import type { Question } from '../quiz.props.ts';

/** A chosen answer, with the time of the choice in ms since 1970. For each question the later choice of two tabs counts. */
export interface Choice {
  readonly key: string;
  readonly at: number;
}

/** Choices by question id. */
export type Choices = ReadonlyMap<string, Choice>;

/**
 * Reads choices that the browser has kept. Drops everything that cannot be used: other shapes, unknown questions, answers that no longer exist.
 * @param kept any value
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

/** Also accepts a key alone, without the time of the choice: part 3 describes stored answers as a map of question id to key. */
function choiceOf(value: unknown): Choice | undefined {
  if (typeof value === 'string' || typeof value === 'number') return { key: String(value), at: 0 };
  const { key, at }: { key?: unknown; at?: unknown } = typeof value === 'object' && value !== null ? value : {};
  return typeof key === 'string' ? { key, at: typeof at === 'number' && Number.isFinite(at) ? at : 0 } : undefined;
}

/** The later choice for each question; of two at the same time the one in `ours`. */
export function merged(ours: Choices, theirs: Choices): Choices {
  const all = new Map(ours);
  for (const [id, choice] of theirs) {
    const own = all.get(id);
    if (!own || choice.at > own.at) all.set(id, choice);
  }
  return all;
}

/** Adds a choice. Its time is later than all others', even if the clock was set back. */
export function withChoice(choices: Choices, id: string, key: string, now: number): Choices {
  const before = choices.get(id)?.at ?? -1;
  return new Map(choices).set(id, { key, at: Math.max(now, before + 1) });
}

/** The chosen keys, only for questions and answers that exist. */
export function chosenOf(choices: Choices, questions: readonly Question[]): Chosen {
  return new Map(
    questions.flatMap(({ id, answers }): [string, string][] => {
      const key = choices.get(id)?.key;
      return key !== undefined && answers.some((answer) => answer.key === key) ? [[id, key]] : [];
    }),
  );
}
