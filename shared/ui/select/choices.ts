import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { foldText, searchWords } from '../../lib/text/fold-text.ts';

export interface Choice {
  value: string;
  label: string;
  /** A second line, such as a code and a team; it is searched too. */
  hint?: string;
}

export interface ChoiceSource {
  /** All choices. Pass the same object again, because its search texts are computed once for each list. */
  options?: readonly Choice[] | undefined;
  /** Loads the choices instead; a newer query aborts the older request through the signal. */
  search?: ((query: string, signal: AbortSignal) => Promise<readonly Choice[]>) | undefined;
  /** Debounce of typing in ms, default 300. */
  waitMs?: number | undefined;
}

/** The shortest query of a search, in characters (part 9). */
export const FEWEST_LETTERS = 2;

const searchTexts = new WeakMap<readonly Choice[], string[]>();

/** The choices that contain every word of the query in their label or hint; case and accents do not matter. */
export function filterChoices(options: readonly Choice[], query: string): readonly Choice[] {
  const words = searchWords(query);
  if (words.length === 0) return options;
  const texts = searchTextsOf(options);
  return options.filter((_, at) => words.every((word) => texts[at]?.includes(word)));
}

function searchTextsOf(options: readonly Choice[]): string[] {
  let texts = searchTexts.get(options);
  if (!texts) {
    texts = options.map(({ label, hint }) => foldText(hint ? `${label}\n${hint}` : label));
    searchTexts.set(options, texts);
  }
  return texts;
}

interface Answer {
  query: string;
  choices?: readonly Choice[];
  failed?: boolean;
}

/** Computes the search texts early, because the first key press would otherwise wait for up to 10,000 of them. */
export function prepareSearch(options: readonly Choice[] | undefined): void {
  if (options) setTimeout(() => searchTextsOf(options));
}

const NONE: readonly Choice[] = [];

/**
 * The choices for a query; `short` means that the query has too few characters.
 * @param onAnswer called with each answer that still belongs to the current query
 */
export function useChoices(
  { options, search, waitMs = 300 }: ChoiceSource,
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
    }, waitMs);
    return () => {
      clearTimeout(timer);
      control.abort();
      setAnswer(null);
    };
  }, [search, query, open, tooShort, waitMs, attempt]);

  const filtered = useMemo(() => (open && options ? filterChoices(options, query) : NONE), [open, options, query]);
  const retry = () => setAttempt((count) => count + 1);
  if (!search) return { choices: filtered, state: 'ready' as const, retry };
  if (tooShort) return { choices: NONE, state: 'short' as const, retry };
  if (answer?.query !== query) return { choices: NONE, state: 'loading' as const, retry };
  if (answer.failed) return { choices: NONE, state: 'failed' as const, retry };
  return { choices: answer.choices ?? NONE, state: 'ready' as const, retry };
}
