/** All that the commands print goes through here, so that no page, server or file controls the terminal. */

/** Characters that control a terminal or turn the direction of what follows; line breaks are the commands' own. */
const CONTROLS = /[^\P{C}\n]/gu;

/** The text with each of them written as JSON and JavaScript escape it. */
const visible = (text: string): string =>
  text.replace(CONTROLS, (sign) =>
    Array.from({ length: sign.length }, (_, at) => `\\u${sign.charCodeAt(at).toString(16).padStart(4, '0')}`).join(''),
  );

const printTo =
  (stream: NodeJS.WriteStream) =>
  (text: string): void => {
    stream.write(`${visible(text)}\n`);
  };

/** Prints a result. */
export const print = printTo(process.stdout);
/** Prints why there is none, or a doubt about it. */
export const warn = printTo(process.stderr);
