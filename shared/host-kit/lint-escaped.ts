/** The part of lint.ts about calls whose tags the template language escapes. Elsewhere the helpers give what is marked as HTML. */
import type { Expression } from './template-text.ts';

/** How a language prints a text with its tags escaped, and as it is, by the end of the file's name. */
const PRINTS: ReadonlyArray<readonly [file: RegExp, open: string, signs: string, instead: string]> = [
  [/\.ejs$/i, '<%', '=', '<%- … %>'],
  [/\.blade\.php$/i, '{{', '', '{!! … !!}'],
];

/** How to print a call instead whose tags are escaped; `undefined` if they are not, or nothing tells. */
export const unescapedWay = (file: string, { open, signs }: Expression): string | undefined =>
  PRINTS.find(([ending, ...print]) => ending.test(file) && open === print[0] && signs === print[1])?.[3];
