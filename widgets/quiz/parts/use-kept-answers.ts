import { useEffect, useRef, useState } from 'react';
import { forget, keep, readKept } from '../../../shared/lib/browser-storage.ts';
import type { Question } from '../quiz.props.ts';
import { type Choices, choicesIn, merged, sameAnswers, toKeep, withChoice } from './kept-answers.ts';

/** What another tab with the same quiz has done: nothing, changed an answer, or handed the quiz in. */
export type Elsewhere = 'nothing' | 'changed' | 'sent';

export interface KeptAnswers {
  readonly choices: Choices;
  /** How many answers were there from an earlier visit. */
  readonly restored: number;
  readonly elsewhere: Elsewhere;
  /** The browser keeps nothing: storage is full or forbidden, and the quiz runs in memory. */
  readonly memoryOnly: boolean;
  /** Whether another tab has handed it in by now, also between two renders. */
  isSentElsewhere(): boolean;
  choose(questionId: string, key: string): void;
  /** Forgets everything, in the browser too. */
  clear(): void;
}

/**
 * The answers, kept in the browser from the first choice on. Before each write the stored answers are read afresh, and what
 * other tabs write is taken over question by question, the later choice counting: nothing is overwritten unseen.
 * @param key where they are stored
 */
export function useKeptAnswers(key: string, questions: readonly Question[]): KeptAnswers {
  const [first] = useState(() => choicesIn(readKept(key), questions));
  const [choices, setChoices] = useState(first);
  const [elsewhere, setElsewhere] = useState<Elsewhere>('nothing');
  const [memoryOnly, setMemoryOnly] = useState(false);
  // two choices may come before a render
  const latest = useRef(first);
  const sentElsewhere = useRef(false);
  const show = (next: Choices): void => {
    latest.current = next;
    setChoices(next);
  };

  useEffect(() => {
    const listen = (event: StorageEvent): void => {
      if (event.key !== key) return;
      if (event.newValue === null) {
        sentElsewhere.current = true;
        return setElsewhere('sent');
      }
      if (sentElsewhere.current) return;
      const next = merged(latest.current, choicesIn(readKept(key), questions));
      if (!sameAnswers(next, latest.current)) setElsewhere('changed');
      latest.current = next;
      setChoices(next);
    };
    addEventListener('storage', listen);
    return () => removeEventListener('storage', listen);
  }, [key, questions]);

  return {
    choices,
    restored: first.size,
    elsewhere,
    memoryOnly,
    isSentElsewhere: () => sentElsewhere.current,
    choose(questionId, answer) {
      const known = merged(latest.current, choicesIn(readKept(key), questions));
      show(withChoice(known, questionId, answer, Date.now()));
      setMemoryOnly(!keep(key, toKeep(latest.current)));
    },
    clear() {
      show(new Map());
      forget(key);
    },
  };
}
