import type { Choice } from '../../shared/ui/select/search-select.tsx';

/** One entry of the answer (part 3). */
export interface Dealer {
  user_id: string;
  pg_code: string;
  name: string;
  team: string;
}

/** How the dealer of the page is shown. There is no space below for what tells namesakes apart, so the PG code is before the name, which may be cut. */
export function firstChoiceOf(dealer: Dealer, label: string | undefined): Choice {
  const { name, pg_code } = dealer;
  const shown = label || (name && pg_code && `${pg_code} · ${name}`);
  return shown ? { value: dealer.user_id, label: shown } : choiceOf(dealer);
}

/** How a dealer is listed: the name, and below it PG code and team. Without a name, PG code or id is shown, labelled as such. */
export function choiceOf({ user_id, name, pg_code, team }: Dealer): Choice {
  const label = name || pg_code || `ID ${user_id}`;
  const hint = [name && pg_code, team].filter(Boolean).join(' · ');
  return hint ? { value: user_id, label, hint } : { value: user_id, label };
}
