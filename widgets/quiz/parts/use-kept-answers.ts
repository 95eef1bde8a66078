import { useMemo, useState } from 'react';
import { readBy } from '../../../shared/lib/schema/index.ts';
import { kept } from '../../../shared/memory/kept/index.ts';
import { useField } from '../../../shared/runtime/index.ts';
import { type Chosen, chosenIn } from '../quiz.model.ts';
import type { Properties } from '../quiz.props.ts';

export interface KeptAnswers {
  readonly chosen: Chosen;
  /** How many answers come from an earlier visit. */
  readonly restored: number;
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

/** Answer keys by question id, as the browser keeps them (part 3); `chosenIn` reads them. */
const stored = readBy((value): object | undefined => (typeof value === 'object' && value ? value : undefined));
const NONE = {};

/** The chosen answers, stored in the browser from the first one on (D18). */
export function useKeptAnswers({ kind, assessment_id, user_id, questions }: Properties): KeptAnswers {
  const [where] = useState(() => kept('quiz', [kind, assessment_id], user_id));
  const field = useField<object>(where, NONE, { schema: stored });
  const chosen = useMemo(() => chosenIn(field.value, questions), [field.value, questions]);
  const [restored] = useState(chosen.size);
  const chosenNow = (): Chosen => chosenIn(field.read() ?? NONE, questions);
  return {
    chosen,
    restored,
    memoryOnly: !field.isStored(),
    isSentElsewhere: () => field.isGoneElsewhere(),
    chosenNow,
    // added to what is kept now, because another tab may have written
    choose: (questionId, key) => field.enter(Object.fromEntries(new Map(chosenNow()).set(questionId, key))),
    clear: field.reset,
  };
}
