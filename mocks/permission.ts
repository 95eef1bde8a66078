import { people, type Person, type Role } from './world/people.ts';

/** Who may open what, by the prefix of the path (part 6); the first line that matches decides. An empty list means everybody. */
const rules: readonly (readonly [prefix: string, roles: readonly Role[]])[] = [
  ['/app/plt', []],
  ['/app/training', []],
  ['/app/admin', ['admin']],
  ['/app/academy/interest', ['admin']],
  ['/app/committee', ['committee']],
  ['/app', ['dealer', 'committee']],
  ['/staff', ['staff']],
  ['/subuser', ['subuser']],
  ['/api', ['admin', 'dealer', 'committee', 'staff']],
];

/** The roles that may open a path; empty when everybody may. */
export function rolesFor(pathname: string): readonly Role[] {
  return rules.find(([prefix]) => pathname === prefix || pathname.startsWith(`${prefix}/`))?.[1] ?? [];
}

/** Why a person may not open a path: 401 not logged in, 403 logged in with another role; `undefined` when they may. */
export function refusal(person: Person, pathname: string): 401 | 403 | undefined {
  const roles = rolesFor(pathname);
  if (roles.length === 0 || roles.includes(person.role)) return undefined;
  return person.role === 'visitor' ? 401 : 403;
}

/** Somebody who may make this request: for stories and tests in which who is logged in does not matter. */
export function whoeverMay(request: Request): Person {
  const { pathname } = new URL(request.url);
  // the world has people
  return people.find((person) => person.role !== 'visitor' && refusal(person, pathname) === undefined) ?? people[0]!;
}
