import { useRef, useState } from 'react';
import * as v from 'valibot';
import { readBy } from '../../../shared/lib/schema/index.ts';
import { forget, keep, readKept } from '../../../shared/page/visits/index.ts';
import { useKeptHere, useOtherTabs, usePageRestored } from '../../../shared/ui/hooks/index.ts';
import type { Chosen } from '../quiz.model.ts';
import type { Question } from '../quiz.props.ts';
import { type Choice, type Choices, choicesIn, chosenOf, merged, sameAnswers, withChoice } from './kept-answers.ts';

/** What another tab with the same quiz has done: nothing, changed an answer, or submitted the quiz. */
export type Elsewhere = 'nothing' | 'changed' | 'sent';

export interface KeptAnswers {
  readonly choices: Choices;
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

/**
 * The chosen answers, stored in the browser. Before each write the stored ones are merged, and of two choices for a question the
 * later counts, so that no tab overwrites another's answers.
 * @param key key in localStorage
 */
export function useKeptAnswers(key: string, questions: readonly Question[]): KeptAnswers {
  const readChoices = (): Choices =>
    readKept(
      key,
      readBy((kept) => choicesIn(kept, questions)),
    ) ?? new Map<string, Choice>();
  const [first] = useState(readChoices);
  const [choices, setChoices] = useState(first);
  const [elsewhere, setElsewhere] = useState<Elsewhere>('nothing');
  const [memoryOnly, setMemoryOnly] = useState(false);
  // a ref, because two choices may be made before a render
  const latest = useRef(first);
  const sentElsewhere = useRef(false);
  const show = (next: Choices): void => {
    latest.current = next;
    setChoices(next);
  };
  const withStored = (): Choices => merged(latest.current, readChoices());

  /** Takes over what another tab has stored. @param isGone whether it has removed the answers, because it has submitted them */
  const takeOver = (isGone: boolean): void => {
    if (isGone) {
      sentElsewhere.current = true;
      setElsewhere('sent');
    }
    if (sentElsewhere.current) return;
    const next = withStored();
    if (!sameAnswers(next, latest.current)) setElsewhere('changed');
    show(next);
  };
  useKeptHere(key, (isStored) => {
    setMemoryOnly(!isStored);
    show(withStored());
  });
  useOtherTabs(key, takeOver);
  usePageRestored(() => takeOver(latest.current.size > 0 && !memoryOnly && readKept(key, v.unknown()) === undefined));

  return {
    choices,
    restored: first.size,
    elsewhere,
    memoryOnly,
    isSentElsewhere: () => sentElsewhere.current,
    chosenNow: () => chosenOf(latest.current, questions),
    choose(questionId, answer) {
      show(withChoice(withStored(), questionId, answer, Date.now()));
      keep(key, Object.fromEntries(latest.current));
    },
    clear() {
      show(new Map());
      forget(key);
    },
  };
}
