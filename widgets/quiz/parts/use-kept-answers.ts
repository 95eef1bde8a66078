import { useMemo, useState } from 'react';
import { readBy } from '../../../shared/lib/schema/index.ts';
import { kept } from '../../../shared/memory/kept/index.ts';
import { useField } from '../../../shared/runtime/index.ts';
import type { Chosen } from '../quiz.model.ts';
import type { Properties } from '../quiz.props.ts';
import { choicesIn, chosenOf, merged, withChoice } from './kept-answers.ts';

/** What another tab with the same quiz has done: nothing, changed an answer, or submitted the quiz. */
export type Elsewhere = 'nothing' | 'changed' | 'sent';

export interface KeptAnswers {
  readonly chosen: Chosen;
  /** How many answers come from an earlier visit. */
  readonly restored: number;
  readonly elsewhere: Elsewhere;
  /** True when storage is full or forbidden, so that the answers are in memory only. */
  readonly memoryOnly: boolean;
  /** Whether another tab has submitted the quiz; up to date even between two renders. */
  isSentElsewhere(): boolean;
  /** The chosen answers; up to date even between two renders. */
  chosenNow(): Chosen;
  choose(questionId: string, key: string): void;
  /** Removes all answers, the stored ones included. */
  clear(): void;
}

/** Choices by question id, as the browser keeps them; `choicesIn` reads them. */
const stored = readBy((value): object | undefined => (typeof value === 'object' && value ? value : undefined));
const NONE = {};

/**
 * The chosen answers, stored in the browser from the first one on (D18). Of two choices for a question the later one counts, so that no tab overwrites
 * the answers of another.
 */
export function useKeptAnswers({ kind, assessment_id, user_id, questions }: Properties): KeptAnswers {
  const [where] = useState(() => kept('quiz', [kind, assessment_id], user_id));
  const field = useField<object>(where, NONE, {
    schema: stored,
    merge: (ours, theirs) => Object.fromEntries(merged(choicesIn(ours, questions), choicesIn(theirs, questions))),
  });
  const choices = useMemo(() => choicesIn(field.value, questions), [field.value, questions]);
  const [restored] = useState(choices.size);
  const elsewhere = field.elsewhere();
  return {
    chosen: useMemo(() => chosenOf(choices, questions), [choices, questions]),
    restored,
    elsewhere: elsewhere === 'gone' ? 'sent' : (elsewhere ?? 'nothing'),
    memoryOnly: !field.isStored(),
    isSentElsewhere: () => field.elsewhere() === 'gone',
    chosenNow: () => chosenOf(choicesIn(field.read(), questions), questions),
    choose(questionId, key) {
      const now = choicesIn(field.read(), questions);
      field.enter(Object.fromEntries(withChoice(now, questionId, key, Date.now())));
    },
    clear: field.reset,
  };
}
