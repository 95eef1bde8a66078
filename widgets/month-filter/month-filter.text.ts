import type { Texts } from '../../shared/ui/base/index.ts';

const ms = { month: 'Bulan' };

export const texts: Texts<typeof ms> = { ms, en: { month: 'Month' } };
