import type { Texts } from '../../shared/ui/base/index.ts';

const ms = { label: 'Nota mentor' };

export const texts: Texts<typeof ms> = { ms, en: { label: 'Mentor note' } };
