/** The kinds of switch a template may ask for, as in the host contract. `save.ts` knows the call behind each. */
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

/** The properties a kind cannot do without. */
export function needs(kind: Kind): ReadonlyArray<'id' | 'type' | 'slider' | 'route'> {
  if (kind === 'slider') return ['type', 'slider'];
  return kind === 'generic' || kind === 'is-active' ? ['id', 'route'] : ['id'];
}
