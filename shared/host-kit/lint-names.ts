/** The part of lint.ts about misspelt names of ours on any element. */
import type { WrittenElement } from './elements.ts';
import type { Report } from './lint-problem.ts';
import { isSlip } from './slip.ts';

const IGNORE = 'data-dw-ignore';

/** Reports attributes that were meant to be ours. */
export function checkNames(elements: readonly WrittenElement[], report: Report): void {
  for (const { name, at } of elements.flatMap(({ attributes }) => attributes))
    if (isSlip(name, IGNORE)) report(at, 'unknown-attribute', `${name} means nothing. Did you mean ${IGNORE}?`);
}
