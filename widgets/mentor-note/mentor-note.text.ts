import type { Texts } from '../../shared/ui/text.ts';

const ms = { label: 'Nota mentor' };

export const texts: Texts<typeof ms> = { ms, en: { label: 'Mentor note' } };
