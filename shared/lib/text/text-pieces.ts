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
