/** The part of lint.ts about what is around widgets: elements that they are in, and copy buttons. */
import { STEERING } from '../lib/page/steering.ts';
import type { WrittenElement } from './elements.ts';
import type { Report } from './lint-problem.ts';
import { unknownValue } from './lint-properties.ts';
import { isSlip } from './slip.ts';

/** Those of which the nearest element around a widget counts, except `data-locale`, of which other values are languages. */
const INHERITED = ['data-theme', 'data-look'] as const;

/** Reports misspelt values on elements around widgets. Other values may be those of another library: `data-theme="cupcake"`. */
export function checkAround(
  widgets: readonly WrittenElement[],
  elements: readonly WrittenElement[],
  report: Report,
): void {
  const around = elements.filter(
    (each) => !widgets.includes(each) && widgets.some(({ at }) => each.at < at && at < each.end),
  );
  for (const { name, value, at } of around.flatMap(({ attributes }) => attributes)) {
    const steering = INHERITED.find((each) => each === name);
    if (steering && STEERING[steering].some((each) => isSlip(value, each)))
      report(at, 'wrong-value', unknownValue(steering, value));
  }
}

/** Reports copy buttons whose selector is the id of an element without its `#`. */
export function checkCopies(
  buttons: readonly WrittenElement[],
  elements: readonly WrittenElement[],
  report: Report,
): void {
  const has = (id: string): boolean =>
    elements.some(({ attributes }) => attributes.some(({ name, value }) => name === 'id' && value === id));
  for (const { name, value, at } of buttons.flatMap(({ attributes }) => attributes))
    if (name === 'data-copy' && /^[\w-]+$/.test(value) && has(value) && !elements.some((each) => each.name === value))
      report(
        at,
        'wrong-value',
        `data-copy="${value}" is a selector of <${value}> elements, of which the page has none. Write data-copy="#${value}".`,
      );
}
