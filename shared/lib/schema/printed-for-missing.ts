/** What templates of Python, Ruby and JavaScript print for a missing value, and the empty text: no id is written like this. */
export const PRINTED_FOR_MISSING = /^(None|nil|null|undefined|NaN|-?Infinity)?$/;
