/** Texts of a server in the sentences of the commands. They go to a terminal, so no character of them may control it. */

/** How much of a text is shown, in UTF-16 code units. */
const MOST = 120;

/** A text of a server in one line and in quotation marks, cut when it is long. */
export function quoted(text: string): string {
  // also the characters that turn the direction of what follows
  const line = text.replace(/[\p{C}\s]+/gu, ' ').trim();
  return line.length > MOST ? `"${line.slice(0, MOST)}…" (${line.length} characters)` : `"${line}"`;
}
