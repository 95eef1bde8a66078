import { cycled } from './random.ts';
import { byId, flip, many, type Tools } from './domain.ts';
import { unusualNames } from './names.ts';

const TEAMS = ['G100', 'Permata', 'Kencana', 'Delima', null] as const;
const MOST_FOUND = 20;

/** 200 dealers and their flags: enough for the long table of switches. */
export function createDealers({ random, names }: Tools) {
  const dealers = many(200, (dealer_id) => ({
    dealer_id,
    user_id: 1_000 + dealer_id,
    name: unusualNames[dealer_id - 4] ?? names.person(),
    pg_code: names.pgCode(),
    place: names.place(),
    // null for a dealer without a team
    team: cycled(TEAMS, dealer_id),
    fmd: random.chance(0.3),
    mentor: random.chance(0.2),
    tutor: random.chance(0.1),
    is_active: random.chance(0.9),
  }));
  return {
    all: () => dealers,
    /** Those whose name or PG code contains the text, whatever its case; the first 20. */
    search(q: string) {
      const needle = q.trim().toLowerCase();
      return dealers
        .filter(({ name, pg_code }) => `${name}\n${pg_code}`.toLowerCase().includes(needle))
        .slice(0, MOST_FOUND);
    },
    toggle: (dealerId: string, flag: 'fmd' | 'mentor' | 'tutor' | 'is_active') =>
      flip(byId(dealers, 'dealer_id', dealerId), flag),
  };
}
