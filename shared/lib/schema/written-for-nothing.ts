/** What templates of Python, Ruby and JavaScript print for a missing value, and the empty text: no id is written like this. */
export const WRITTEN_FOR_NOTHING = /^(None|nil|null|undefined|NaN|-?Infinity)?$/;
