import { byId, flip, many, type Tools } from './domain.ts';
import { unusualNames } from './names.ts';

export interface CommitteeMember {
  readonly committee_user_id: number;
  readonly name: string;
  readonly position: string;
  is_active: boolean;
}

const positions = [
  'Pengerusi',
  'Timbalan Pengerusi',
  'Setiausaha',
  'Bendahari',
  'Ketua Biro Latihan',
  'Ahli Jawatankuasa',
] as const;

/** The members of the committee; admins and the committee itself turn the same switch. */
export function createCommittee({ random, names }: Tools) {
  const members = many(12, (number): CommitteeMember => ({
    committee_user_id: 200 + number,
    name: number === 3 ? unusualNames[0] : names.person(),
    position: positions[number - 1] ?? positions[5],
    is_active: random.chance(0.7),
  }));
  return {
    all: (): readonly Readonly<CommitteeMember>[] => members,
    toggle: (committeeUserId: string) => flip(byId(members, 'committee_user_id', committeeUserId), 'is_active'),
  };
}
