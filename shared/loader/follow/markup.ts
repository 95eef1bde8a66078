import { attributeOf, closest, closestComposed, parentOf, queryAll } from '../../page/index.ts';
import { type SteeringAttribute, isSteering } from '../../lib/index.ts';

/** Possible mistakes in a widget's markup. Their sentences are in a chunk that is loaded only when there are any (shared/check/markup). */
export interface Markup {
  /** Scripts in the element that do not belong to a widget inside it. */
  readonly scripts: HTMLScriptElement[];
  /** Unknown values of `data-load`, `data-theme` and `data-locale` that apply to the element. */
  readonly unknown: Array<[attribute: string, value: string]>;
}

const CHECKED: readonly SteeringAttribute[] = ['data-load', 'data-theme', 'data-locale'];

/**
 * Collects possible mistakes in a widget's markup.
 * @param selector matches every widget
 */
export function markupOf(element: Element, selector: string): Markup {
  return {
    scripts: queryAll<HTMLScriptElement>(element, 'script').filter((each) => closest(each, selector) === element),
    unknown: CHECKED.flatMap((attribute) => {
      const at = attribute === 'data-load' ? element : closestComposed(element, `[${attribute}]`);
      const value = (at && attributeOf(at, attribute)) ?? '';
      // without the cast the type would be a list, not a pair
      return isSteering(attribute, value) ? [] : [[attribute, value] as [string, string]];
    }),
  };
}

/** Whether there is nothing to report, as with most widgets: no script, or one that is read. */
export const isPlain = (element: Element, { scripts: [first, ...more], unknown }: Markup): boolean =>
  unknown.length + more.length === 0 && (!first || (first.type === 'application/json' && parentOf(first) === element));
