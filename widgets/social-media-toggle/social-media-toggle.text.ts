import type { Texts } from '../../shared/ui/base/index.ts';

const ms = { show: 'Papar', hide: 'Sembunyi' };

export const texts: Texts<typeof ms> = { ms, en: { show: 'Show', hide: 'Hide' } };
