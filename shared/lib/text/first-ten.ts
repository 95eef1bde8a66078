const SHOWN = 10;

/** Ten of many sentences, and how many more there are: a mistake in each row of a long list would fill the console. */
export const firstTen = (sentences: readonly string[]): string[] =>
  sentences.length > SHOWN
    ? [...sentences.slice(0, SHOWN), `There are ${sentences.length - SHOWN} more like these.`]
    : [...sentences];
