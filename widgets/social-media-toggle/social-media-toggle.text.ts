import type { Texts } from '../../shared/ui/base/index.ts';

const ms = { show: 'Papar', hide: 'Sembunyi' };

/** The specification gives these in English only. */
const given = { show: 'Show', hide: 'Hide' };

export const texts: Texts<typeof ms> = { ms, given, en: given };
