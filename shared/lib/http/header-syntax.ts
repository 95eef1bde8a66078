/** What browsers and servers take for the name of a header. */
export const isHeaderName = (text: string): boolean => /^[\w!#$%&'*+.^`|~-]+$/.test(text);

/** Whether a header can carry the text: Latin-1 without line breaks. Browsers leave out spaces and line breaks around it. */
export const isHeaderValue = (text: string): boolean => /^[^\0\r\n\u0100-\uffff]*$/.test(text.trim());

/** The end of a sentence about a text that is not a header's name. */
export const NO_NAME = 'is not the name of an HTTP header. Write one such as X-CSRF-TOKEN.';

/** The end of a sentence about a text that no header can carry. */
export const NO_VALUE = 'has a line break or a character that no HTTP header can carry.';
