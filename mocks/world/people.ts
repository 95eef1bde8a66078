/** Who can use the platform (part 6 of the specification). */
export type Role = 'visitor' | 'dealer' | 'staff' | 'admin' | 'committee' | 'subuser';

export interface Person {
  readonly role: Role;
  /** `0` for a visitor. */
  readonly user_id: number;
  readonly name: string;
  readonly pg_code: string;
}

export const visitor: Person = { role: 'visitor', user_id: 0, name: 'Pelawat', pg_code: '' };

/** Everybody the demo host can log in as; the first of a role is that role's default. User 2 pays at the test provider (D6). */
export const people: readonly Person[] = [
  visitor,
  { role: 'dealer', user_id: 101, name: 'Nur Aisyah binti Ahmad Zulkifli', pg_code: 'PG0012345' },
  { role: 'dealer', user_id: 2, name: 'Akaun Ujian Bayaran', pg_code: 'PG00002' },
  { role: 'staff', user_id: 301, name: 'Kavitha a/p Subramaniam', pg_code: 'PG0300301' },
  { role: 'admin', user_id: 1, name: 'Lim Chee Keong', pg_code: 'PG00001' },
  { role: 'committee', user_id: 201, name: 'Tuan Haji Ramli bin Che Daud', pg_code: 'PG0020100' },
  { role: 'subuser', user_id: 401, name: 'Jimmy anak Donald', pg_code: 'PG0040100' },
];
