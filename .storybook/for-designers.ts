/** Numbers of decisions and parts of the specification, in brackets, as the sources have them beside what they decide. */
const NUMBERED = /\s*\((?=[^()]*\b(?:[WD]\d+|parts? \d+))[^()]*\)/g;

/** A text of the sources without the numbers that only those who build the widgets know. */
export const forDesigners = (text: string): string => text.replace(NUMBERED, '');
