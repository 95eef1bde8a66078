import type { Texts } from '../../shared/ui/text.ts';

/** Texts that the specification gives in English only. */
const given = { show: 'Show', hide: 'Hide' };

export const texts: Texts<typeof given> = { ms: given, en: given };
