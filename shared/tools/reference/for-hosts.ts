/** Numbers of decisions and parts of the specification, in brackets, as the sources have them beside what they decide. */
const NUMBERED = /\s*\((?=[^()]*\b(?:[WD]\d+|parts? \d+))[^()]*\)/g;

/** A text of the sources without the numbers that only those who build the widgets know. */
export const forHosts = (text: string): string => text.replace(NUMBERED, '');

/** The members in which the reference has texts of the sources. */
const TEXTS = ['description', 'summary', 'introduction', 'behaviour', 'notes', 'checks', 'what'];

/** A copy of the reference whose texts are for hosts; values, such as examples, stay as they are. */
export const dataForHosts = <Data extends object>(data: Data): Data =>
  // only texts are replaced, and by texts
  JSON.parse(JSON.stringify(data), (name, value: unknown) =>
    typeof value === 'string' && TEXTS.includes(name) ? forHosts(value) : value,
  ) as Data;
