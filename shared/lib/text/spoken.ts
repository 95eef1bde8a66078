import type { Locale } from './locale.ts';

/** Words that may be in another language than the screen around them, as attributes of the element that shows them: `<span {...words.save} />`. */
export interface Spoken {
  readonly lang: Locale;
  readonly children: string;
}

/** Marks words as English, so that no Malay voice reads them (WCAG 3.1.2): the specification has some on Malay screens. */
export const english = (children: string): Spoken => ({ lang: 'en', children });

/** Takes their place where the page asks for Malay (D26). */
export const malay = (children: string): Spoken => ({ lang: 'ms', children });
