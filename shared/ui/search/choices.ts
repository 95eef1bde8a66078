import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { type Choice, isFound, searchTextOf } from './choice.ts';

export interface ChoiceSource {
  /** All choices. Pass the same objects again, because the search text of a choice is computed once. */
  options?: readonly Choice[] | undefined;
  /** Loads the choices instead; a newer query aborts the older request through the signal. */
  search?: ((query: string, signal: AbortSignal) => Promise<readonly Choice[]>) | undefined;
}

/** ms without a further key before a search begins. */
const REST = 300;

/** The shortest query of a search, in characters (part 9). */
export const FEWEST_LETTERS = 2;

interface Answer {
  query: string;
  choices?: readonly Choice[];
  failed?: boolean;
}

/** Computes the search texts early, because the first key press would otherwise wait for up to 10,000 of them. */
export function prepareSearch(options: readonly Choice[] | undefined): void {
  if (options) setTimeout(() => options.forEach(searchTextOf));
}

const NONE: readonly Choice[] = [];

/**
 * The choices for a query; `short` means that the query has too few characters.
 * @param onAnswer called with each answer that still belongs to the current query
 */
export function useChoices(
  { options, search }: ChoiceSource,
  text: string,
  open: boolean,
  onAnswer: (choices: readonly Choice[]) => void,
) {
  const query = text.trim();
  const tooShort = search !== undefined && [...query].length < FEWEST_LETTERS;
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [attempt, setAttempt] = useState(0);

  const onCurrentAnswer = useEffectEvent(onAnswer);
  useEffect(() => {
    if (!search || !open || tooShort) return;
    const control = new AbortController();
    const settle = (outcome: Omit<Answer, 'query'>) => control.signal.aborted || setAnswer({ query, ...outcome });
    const timer = setTimeout(() => {
      search(query, control.signal).then(
        (choices) => {
          settle({ choices });
          if (!control.signal.aborted) onCurrentAnswer(choices);
        },
        () => settle({ failed: true }),
      );
    }, REST);
    return () => {
      clearTimeout(timer);
      control.abort();
      setAnswer(null);
    };
  }, [search, query, open, tooShort, attempt]);

  const filtered = useMemo(() => {
    if (!open || !options) return NONE;
    return query === '' ? options : options.filter((choice) => isFound(choice, query));
  }, [open, options, query]);
  const retry = () => setAttempt((count) => count + 1);
  if (!search) return { choices: filtered, state: 'ready' as const, retry };
  if (tooShort) return { choices: NONE, state: 'short' as const, retry };
  if (answer?.query !== query) return { choices: NONE, state: 'loading' as const, retry };
  if (answer.failed) return { choices: NONE, state: 'failed' as const, retry };
  return { choices: answer.choices ?? NONE, state: 'ready' as const, retry };
}
