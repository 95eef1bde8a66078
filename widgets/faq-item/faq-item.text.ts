import type { Texts } from '../../shared/ui/text.ts';

/** The page gives all words. */
export const texts: Texts<object> = { ms: {}, en: {} };
