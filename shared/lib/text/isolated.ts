/** Hebrew, Arabic (Jawi) and the scripts next to them in Unicode. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufefc]/;

/** Isolates a name for use inside a sentence: a name written from right to left would otherwise move the commas and numbers around it. */
export const isolated = (name: string): string => (RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name);
