/** Checks templates as text and reports mistakes in their widgets. An expression of the template language may have any value. */
import type { Reference } from '../reference/reference.ts';
import { withMeaning } from './check-value.ts';
import { attributeNamed, elementsOf, isIn } from './elements.ts';
import { helperCalls } from './helper-calls.ts';
import { checkAround, checkCopies } from './lint-around.ts';
import { checkCall, isOurs } from './lint-calls.ts';
import { checkElement } from './lint-element.ts';
import { checkLoaders } from './lint-loader.ts';
import { checkNames, IGNORE } from './lint-names.ts';
import type { LintProblem } from './lint-problem.ts';
import { checkSettingsScripts } from './lint-settings.ts';
import { checkWholePage } from './lint-whole-page.ts';
import type { LintedPage } from './linted-page.ts';
import { renderedText, templateText } from './template-text.ts';

export interface Linted {
  readonly problems: LintProblem[];
  /** How many widgets, and calls of the helpers, were found. A template that is written in a way that is not known has none. */
  readonly found: number;
}

/** @param isRendered whether it is a page as the server sends it: complete, and without expressions */
export function lint(file: string, written: string, reference: Reference, isRendered = false): Linted {
  const problems: LintProblem[] = [];
  const template = isRendered ? renderedText(file, written) : templateText(file, written);
  const elements = elementsOf(template.masked);
  const ignored = elements.filter((each) => attributeNamed(each, IGNORE));
  const page: LintedPage = {
    ...template,
    isRendered,
    elements,
    reference,
    counts: ({ at }) => !isIn(at, ignored),
    report: (at, rule, message) => {
      const before = written.slice(0, at).split('\n');
      problems.push({
        file,
        line: before.length,
        column: (before.at(-1) ?? '').length + 1,
        rule,
        message: withMeaning(message, reference),
      });
    },
  };
  const calls = helperCalls(page).filter((call) => page.counts(call) && isOurs(page, call));
  const inElements = elements.filter((element) => page.counts(element) && checkElement(page, element));
  for (const call of calls) checkCall(page, call);
  checkSettingsScripts(page);
  checkNames(page);
  checkLoaders(page, inElements, calls);
  const widgets = [...inElements, ...calls.filter(({ kind }) => kind === 'widget')];
  checkAround(page, widgets);
  checkCopies(page);
  checkWholePage(page, widgets.length);
  problems.sort((a, b) => a.line - b.line || a.column - b.column);
  return { problems, found: inElements.length + calls.length };
}
