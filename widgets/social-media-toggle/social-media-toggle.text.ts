import type { Texts } from '../../shared/ui/text.ts';

/** The specification gives these words in English only. */
const given = { show: 'Show', hide: 'Hide' };

export const texts: Texts<typeof given> = { ms: given, en: given };
