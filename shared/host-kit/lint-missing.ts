/** The part of lint.ts about properties that are not there. */
import { bareName } from '../lib/page/bare-name.ts';
import { GLOBAL_ATTRIBUTES } from '../lib/page/global-attributes.ts';
import type { WrittenElement } from './elements.ts';
import { mayHoldSlotted } from './lint-children.ts';
import type { Given } from './lint-widget.ts';
import type { LintedPage } from './linted-page.ts';
import { UNKNOWN } from './literals.ts';

/**
 * Reports properties that a widget needs, always or with the values of others, unless an expression may give them.
 * @param element not there for a call of a helper, whose content is not known
 */
export function checkMissing(page: LintedPage, given: Given, element?: WrittenElement): void {
  const { report } = page;
  const { name, widget, at, properties, isOpen } = given;
  if (isOpen) return;
  checkPlain(page, given);
  const missing = Object.entries(widget.properties).filter(([each, { required }]) => required && !properties.has(each));
  const list = missing.map(([each, { attribute }]) => `"${each}" (${attribute})`).join(', ');
  if (list) report(at, 'missing-property', `"${name}" needs ${list}.`);
  for (const sentence of new Set(missingWithOthers(page, given, element)))
    report(at, 'missing-property', `"${name}" ${sentence}`);
}

/** Reports attributes that are named like a property which nothing gives: `name="a"` for `data-name="a"`. */
function checkPlain({ report }: LintedPage, { name, widget, properties, plain }: Given): void {
  for (const { name: written, at } of plain) {
    const meant = Object.keys(widget.properties).find((each) => bareName(each) === bareName(written));
    if (meant === undefined || properties.has(meant) || GLOBAL_ATTRIBUTES.test(written)) continue;
    properties.set(meant, UNKNOWN);
    const attribute = widget.properties[meant]?.attribute;
    report(at, 'unknown-property', `"${name}" reads no attribute ${written}. Write ${attribute}.`);
  }
}

/** What is needed with the values of other properties, or in place of others or of a child. */
function missingWithOthers(page: LintedPage, { widget, properties }: Given, element?: WrittenElement): string[] {
  const named = (each: string): string => `"${each}" (${widget.properties[each]?.attribute})`;
  const isGiven = (each: string): boolean => {
    const value = properties.get(each) ?? '';
    return typeof value !== 'string' || value.trim() !== '';
  };
  return Object.entries(widget.properties).flatMap(([each, { needed }]) => {
    if (!needed || isGiven(each)) return [];
    if ('slot' in needed)
      return !element || mayHoldSlotted(page, element, needed.slot)
        ? []
        : [`needs ${named(each)}, or a child of the element with slot="${needed.slot}".`];
    if ('without' in needed)
      return isGiven(needed.without)
        ? []
        : [
            `needs ${Object.keys(widget.properties)
              .filter((one) => [each, needed.without].includes(one))
              .map(named)
              .join(' or ')}.`,
          ];
    const value = properties.get(needed.when) ?? widget.properties[needed.when]?.default;
    return typeof value === 'string' && needed.is.includes(value)
      ? [`with "${needed.when}" "${value}" needs ${named(each)}.`]
      : [];
  });
}
