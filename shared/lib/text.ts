const SHOWN = 10;

/** Ten of many sentences, and how many more there are: a mistake in each row of a long list would fill the console. */
export const firstTen = (sentences: readonly string[]): string[] =>
  sentences.length > SHOWN
    ? [...sentences.slice(0, SHOWN), `There are ${sentences.length - SHOWN} more like these.`]
    : [...sentences];

/** Hebrew, Arabic (Jawi) and the scripts next to them in Unicode. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufefc]/;

/** Isolates a name for use inside a sentence: a name written from right to left would otherwise move the commas and numbers around it. */
export const isolated = (name: string): string => (RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name);

/** Replaces all line breaks by `\n`. Forms and PHP write `\r\n`, which would otherwise count as a change. */
export const withPlainBreaks = (text: string): string => text.replace(/\r\n?/g, '\n');

/** The name of a repeated field in PHP's form: `order` gives `order[]`. */
export const listName = (name: string): string => (name.endsWith('[]') ? name : `${name}[]`);

/** The languages of the widgets (D22). */
export type Locale = 'ms' | 'en';

/** The language that a tag such as `ms-MY`, `ms_MY` or `en` names; `undefined` for any other. */
export function localeOf(tag: string | null | undefined): Locale | undefined {
  const [language] = (tag ?? '').toLowerCase().split(/[-_]/);
  return language === 'ms' || language === 'en' ? language : undefined;
}

/** Words that may be in another language than the screen around them, as attributes of the element that shows them: `<span {...words.save} />`. */
export interface Spoken {
  readonly lang: Locale;
  readonly children: string;
}

/** Marks words as English, so that no Malay voice reads them (WCAG 3.1.2): the specification has some on Malay screens. */
export const english = (children: string): Spoken => ({ lang: 'en', children });

/** Takes their place where the page asks for Malay (D26). */
export const malay = (children: string): Spoken => ({ lang: 'ms', children });

/** Up to 200 lines. */
const LINES = /(?:[^\n]*(?:\n|$)){1,200}/g;
/**
 * Up to 20,000 letters and the word they end in. Marks, joined emojis and all flags (two letters make one) follow at once, and so
 * does the line break, or a block would start with an empty line.
 */
const LETTERS = /[^]{1,20000}\S{0,100}(?:[\p{M}\p{EMod}\u200d]|(?<=\u200d)\S|\p{RI})*[^\S\n]*\n?/gu;

/** The pieces of a text that a browser lays out one by one, each as a block: a text of 200,000 letters can take it half a minute at once. */
export const textPieces = (text: string): string[] =>
  (text.match(LINES) ?? []).flatMap((lines) => lines.match(LETTERS) ?? []);

/** Direction marks, zero-width spaces and soft hyphens. What joins letters and emoji, or keeps them apart, belongs to the text. */
const INVISIBLE = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/** Takes out what nobody sees and what comes with a text that is copied from a message or a page (D35). */
export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '');

/** A short hash of a text (FNV-1a), to tell texts apart, not to protect them. */
export function hash(text: string): string {
  let value = 0x811c9dc5;
  // for…of yields no empty text
  for (const character of text) value = Math.imul(value ^ character.codePointAt(0)!, 0x01000193);
  return (value >>> 0).toString(36);
}
