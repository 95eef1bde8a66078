// chunk: ui
/** A text with the line breaks of every system as `\n`: forms and PHP write `\r\n`, which would otherwise count as a change. */
export const withPlainBreaks = (text: string): string => text.replace(/\r\n?/g, '\n');
