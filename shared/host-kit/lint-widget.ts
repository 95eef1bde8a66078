/** The part of lint.ts about what elements, components and calls of the helpers have in common: the widget's name, its element, and what it is given. */
import { didYouMean } from '../lib/text/did-you-mean.ts';
import type { WidgetReference } from '../reference/reference.ts';
import type { WrittenAttribute } from './elements.ts';
import type { LintedPage } from './linted-page.ts';
import type { WrittenValue } from './literals.ts';

/** The other name of `data-widget` (README, "Trust"). */
export const OTHER_NAME = 'data-dw-widget';

/** The attribute that names a widget, by either name. */
export const IS_WIDGET = /^data-(?:dw-)?widget$/;

/** The properties that a template gives to one widget. */
export interface Given {
  readonly name: string;
  readonly widget: WidgetReference;
  readonly at: number;
  readonly properties: Map<string, WrittenValue>;
  /** Attributes without `data-`, which are no properties. */
  readonly plain: WrittenAttribute[];
  /** Whether there may be further properties, in an expression. */
  isOpen: boolean;
}

/** Nothing yet; `undefined` if there is no widget of this name. */
export function givenTo({ reference: { widgets } }: LintedPage, name: string, at: number): Given | undefined {
  const widget = Object.hasOwn(widgets, name) ? widgets[name] : undefined;
  return widget && { name, widget, at, properties: new Map(), plain: [], isOpen: false };
}

/** Reports a name that no widget has. */
export function reportNoWidget({ reference, report }: LintedPage, at: number, name: string): void {
  const near = didYouMean(name, Object.keys(reference.widgets));
  report(at, 'unknown-widget', `there is no widget "${name}".${near ? ` Did you mean "${near}"?` : ''}`);
}

/** Elements that can have a shadow root; those with a hyphen can too. */
const HOLDERS = /^(article|aside|blockquote|body|div|footer|h[1-6]|header|main|nav|p|section|span)$|-/i;

/** Reports an element that cannot hold a widget. @returns whether it can */
export function checkHolder({ report }: LintedPage, at: number, element: string): boolean {
  if (HOLDERS.test(element)) return true;
  const instead = /^t[drh]$|^tbody$/.test(element) ? 'inside the cell' : 'in its place';
  report(at, 'element', `<${element}> cannot hold a widget. Put data-widget on a div or span ${instead}.`);
  return false;
}
