import type { Texts } from '../../shared/ui/base/index.ts';

const ms = { more: 'Baca lagi', less: 'Tunjukkan kurang' };

export const texts: Texts<typeof ms> = { ms, en: { more: 'Read more', less: 'Show less' } };
