/** Replaces all line breaks by `\n`. Forms and PHP write `\r\n`, which would otherwise count as a change. */
export const withPlainBreaks = (text: string): string => text.replace(/\r\n?/g, '\n');
