import { cycled } from './random.ts';
import { byId, flip, many, type Tools } from './domain.ts';
import { unusualNames } from './names.ts';

export interface Dealer {
  readonly dealer_id: number;
  readonly user_id: number;
  readonly name: string;
  readonly pg_code: string;
  readonly place: string;
  /** `null` for a dealer without a team. */
  readonly team: string | null;
  fmd: boolean;
  mentor: boolean;
  tutor: boolean;
  is_active: boolean;
}

const TEAMS = ['G100', 'Permata', 'Kencana', 'Delima', null] as const;
const MOST_FOUND = 20;

export type DealerFlag = 'fmd' | 'mentor' | 'tutor' | 'is_active';

/** 200 dealers and their flags: enough for the long table of switches. */
export function createDealers({ random, names }: Tools) {
  const dealers = many(200, (dealer_id): Dealer => ({
    dealer_id,
    user_id: 1_000 + dealer_id,
    name: unusualNames[dealer_id - 4] ?? names.person(),
    pg_code: names.pgCode(),
    place: names.place(),
    team: cycled(TEAMS, dealer_id),
    fmd: random.chance(0.3),
    mentor: random.chance(0.2),
    tutor: random.chance(0.1),
    is_active: random.chance(0.9),
  }));
  return {
    all: (): readonly Readonly<Dealer>[] => dealers,
    /** Those whose name or PG code contains the text, whatever its case; the first 20. */
    search(q: string): readonly Readonly<Dealer>[] {
      const needle = q.trim().toLowerCase();
      return dealers
        .filter(({ name, pg_code }) => `${name}\n${pg_code}`.toLowerCase().includes(needle))
        .slice(0, MOST_FOUND);
    },
    toggle: (dealerId: string, flag: DealerFlag) => flip(byId(dealers, 'dealer_id', dealerId), flag),
  };
}
