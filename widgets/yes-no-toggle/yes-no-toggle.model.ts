/** The kinds of switch that a template may use (host contract). shared/contract/calls has the call of each, and what it sends. */
export const kinds = [
  'recognition',
  'vacancy',
  'fmd',
  'mentor',
  'tutor',
  'is-active',
  'committee-admin',
  'committee',
  'recognition-download',
  'assessment',
  'slider',
  'poster-verified',
  'generic',
] as const;

export type Kind = (typeof kinds)[number];

type Name = 'id' | 'type' | 'slider' | 'route';

/** The properties that a kind requires. */
export function needs(kind: Kind): readonly Name[] {
  if (kind === 'slider') return ['type', 'slider'];
  return kind === 'generic' || kind === 'is-active' ? ['id', 'route'] : ['id'];
}

/** The required properties that are missing, as `"id" and "route"` without the outer quotes; empty if none is. */
export const missingFrom = (given: { kind: Kind } & { [name in Name]?: string }): string =>
  needs(given.kind)
    .filter((name) => !given[name])
    .join('" and "');
