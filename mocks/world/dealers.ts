import { byId, flip, many, type Tools } from './domain.ts';
import { unusualNames } from './names.ts';

export interface Dealer {
  readonly dealer_id: number;
  readonly name: string;
  readonly pg_code: string;
  readonly place: string;
  fmd: boolean;
  mentor: boolean;
  tutor: boolean;
  is_active: boolean;
}

export type DealerFlag = 'fmd' | 'mentor' | 'tutor' | 'is_active';

/** 200 dealers and their flags: enough for the long table of switches. */
export function createDealers({ random, names }: Tools) {
  const dealers = many(200, (dealer_id): Dealer => ({
    dealer_id,
    name: unusualNames[dealer_id - 4] ?? names.person(),
    pg_code: names.pgCode(),
    place: names.place(),
    fmd: random.chance(0.3),
    mentor: random.chance(0.2),
    tutor: random.chance(0.1),
    is_active: random.chance(0.9),
  }));
  return {
    all: (): readonly Readonly<Dealer>[] => dealers,
    toggle: (dealerId: string, flag: DealerFlag) => flip(byId(dealers, 'dealer_id', dealerId), flag),
  };
}
