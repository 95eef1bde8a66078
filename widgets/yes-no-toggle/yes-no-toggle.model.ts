/** The kinds of switch that a template may use (host contract). shared/contract/calls-by-value.ts has the call of each. */
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

/** The properties that a kind requires. */
export function needs(kind: Kind): ReadonlyArray<'id' | 'type' | 'slider' | 'route'> {
  if (kind === 'slider') return ['type', 'slider'];
  return kind === 'generic' || kind === 'is-active' ? ['id', 'route'] : ['id'];
}
