import type { Texts } from '../../shared/ui/base/index.ts';

const ms = { title: 'Nota' };

export const texts: Texts<typeof ms> = { ms, en: { title: 'Note' } };
