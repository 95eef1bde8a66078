import type { Reference } from '../reference/reference.ts';
import type { WrittenElement } from './elements.ts';
import type { LintProblem } from './lint-problem.ts';
import type { TemplateText } from './template-text.ts';

/** The template or page that is checked: what every part of lint.ts is given. */
export interface LintedPage extends TemplateText {
  /** Whether it is a page as the server sends it: complete, and without expressions. */
  readonly isRendered: boolean;
  /** All its elements, in the order of their tags. */
  readonly elements: readonly WrittenElement[];
  /** What widgets there are, and what they read. */
  readonly reference: Reference;
  /** Whether something counts that begins there: nothing in an element with `data-dw-ignore` does. */
  readonly counts: (found: { readonly at: number }) => boolean;
  /** Adds a problem at a place of the text. */
  readonly report: (at: number, rule: LintProblem['rule'], message: string) => void;
}
