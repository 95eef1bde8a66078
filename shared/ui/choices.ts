import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { foldText, searchWords } from '../lib/fold-text.ts';

export interface Choice {
  value: string;
  label: string;
  /** A second line, such as a code and a team; it is searched as well. */
  hint?: string;
}

export interface ChoiceSource {
  /** All choices. Keep the list the same object: its search texts are made once per list. */
  options?: readonly Choice[] | undefined;
  /** Asks for choices instead; a newer question ends the older one through the signal. */
  search?: ((query: string, signal: AbortSignal) => Promise<readonly Choice[]>) | undefined;
  /** How many characters a question needs, default 2. */
  minLength?: number | undefined;
  /** How long typing has to rest before asking, default 300 ms. */
  waitMs?: number | undefined;
}

const searchTexts = new WeakMap<readonly Choice[], string[]>();

/** The choices in whose label or hint every word of the query is found, whatever its case and accents. */
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

interface Asked {
  query: string;
  choices?: readonly Choice[];
  failed?: boolean;
}

/** Makes the search texts soon, ahead of the first key, which would have to wait for 10,000 of them. */
export function prepareSearch(options: readonly Choice[] | undefined): void {
  if (options) setTimeout(() => searchTextsOf(options));
}

const NONE: readonly Choice[] = [];

/** What there is to choose from for this query. `short`: too few characters to ask. @param onAnswer hears each answer that is for this query still */
export function useChoices(
  { options, search, minLength = 2, waitMs = 300 }: ChoiceSource,
  text: string,
  open: boolean,
  onAnswer: (choices: readonly Choice[]) => void,
) {
  const query = text.trim();
  const tooShort = search !== undefined && [...query].length < minLength;
  const [asked, setAsked] = useState<Asked | null>(null);
  const [attempt, setAttempt] = useState(0);

  const heard = useEffectEvent(onAnswer);
  useEffect(() => {
    if (!search || !open || tooShort) return;
    const control = new AbortController();
    const answer = (outcome: Omit<Asked, 'query'>) => control.signal.aborted || setAsked({ query, ...outcome });
    const timer = setTimeout(() => {
      search(query, control.signal).then(
        (choices) => {
          answer({ choices });
          if (!control.signal.aborted) heard(choices);
        },
        () => answer({ failed: true }),
      );
    }, waitMs);
    return () => {
      clearTimeout(timer);
      control.abort();
      setAsked(null);
    };
  }, [search, query, open, tooShort, waitMs, attempt]);

  const filtered = useMemo(() => (open && options ? filterChoices(options, query) : NONE), [open, options, query]);
  const retry = () => setAttempt((count) => count + 1);
  if (!search) return { choices: filtered, state: 'ready' as const, retry };
  if (tooShort) return { choices: NONE, state: 'short' as const, retry };
  if (asked?.query !== query) return { choices: NONE, state: 'loading' as const, retry };
  if (asked.failed) return { choices: NONE, state: 'failed' as const, retry };
  return { choices: asked.choices ?? NONE, state: 'ready' as const, retry };
}
