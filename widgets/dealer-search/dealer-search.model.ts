import type * as v from 'valibot';
import type { dealer } from '../../shared/contract/index.ts';
import type { Choice } from '../../shared/ui/search/index.ts';

/** One entry of the answer (part 3). */
export type Dealer = v.InferOutput<typeof dealer>;

/** How the dealer of the page is shown. No space below is kept for the rest, so all is in one line, with the PG code first, because the end may be cut. */
export function firstChoiceOf({ user_id, pg_code, name, team }: Dealer, label: string | undefined): Choice {
  const shown = [pg_code, name, team].filter(Boolean).join(' · ');
  return { value: user_id, label: label || shown || `ID ${user_id}` };
}

/** How a dealer is listed: the name, and below it PG code and team. Without a name, PG code or id is shown, labelled as such. */
export function choiceOf({ user_id, name, pg_code, team }: Dealer): Choice {
  const label = name || pg_code || `ID ${user_id}`;
  const hint = [name && pg_code, team].filter(Boolean).join(' · ');
  return hint ? { value: user_id, label, hint } : { value: user_id, label };
}
