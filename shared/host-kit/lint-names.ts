/** The part of lint.ts about misspelt names of ours on any element. */
import type { SteeringAttribute } from '../lib/page/steering-attributes.ts';
import { OTHER_NAME } from './lint-widget.ts';
import type { LintedPage } from './linted-page.ts';
import { isSlip } from '../lib/text/slip.ts';

/** On an element: nothing in it is a widget. */
export const IGNORE: SteeringAttribute = 'data-dw-ignore';
const NAMES = ['data-widget', OTHER_NAME];

/** Reports attributes that were meant to be ours; one that names a widget has the name of one. */
export function checkNames({ elements, reference: { widgets }, report }: LintedPage): void {
  for (const { name, value, at } of elements.flatMap(({ attributes }) => attributes)) {
    const known = NAMES.includes(name) || !Object.hasOwn(widgets, value) ? [IGNORE] : [IGNORE, ...NAMES];
    const meant = known.find((each) => isSlip(name, each));
    if (meant) report(at, 'unknown-attribute', `${name} means nothing. Did you mean ${meant}?`);
  }
}
