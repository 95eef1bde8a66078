/** Direction marks, zero-width spaces and soft hyphens. What joins letters and emoji, or keeps them apart, belongs to the text. */
const INVISIBLE = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/** Takes out what nobody sees and what comes with a text that is copied from a message or a page (D35). */
export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '');
