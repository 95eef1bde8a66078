import type { Choice } from '../../shared/ui/select/search-select.tsx';

/** One entry of the answer (part 3). */
export interface Dealer {
  user_id: string;
  pg_code: string;
  name: string;
  team: string;
}

/** How a dealer is listed: the name, and below it PG code and team. Without a name, PG code or id is shown, labelled as such. */
export function choiceOf({ user_id, name, pg_code, team }: Dealer): Choice {
  const label = name || pg_code || `ID ${user_id}`;
  const hint = [name && pg_code, team].filter(Boolean).join(' · ');
  return hint ? { value: user_id, label, hint } : { value: user_id, label };
}
