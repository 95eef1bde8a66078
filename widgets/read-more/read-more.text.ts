import type { Texts } from '../../shared/ui/text.ts';

const ms = { more: 'Baca lagi', less: 'Tunjukkan kurang' };

export const texts: Texts<typeof ms> = { ms, en: { more: 'Read more', less: 'Show less' } };
