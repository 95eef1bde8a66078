/** The part of lint.ts about properties that are not there. */
import type { WidgetReference } from '../reference/reference.ts';
import type { Report } from './lint-problem.ts';
import type { Given } from './lint-properties.ts';
import type { WrittenValue } from './literals.ts';

/** Reports properties that a widget needs, always or with the values of others, unless an expression may give them. */
export function checkMissing({ name, widget, at, properties, isOpen }: Given, report: Report): void {
  const missing = Object.entries(widget.properties).filter(([each, { required }]) => required && !properties.has(each));
  if (isOpen) return;
  const list = missing.map(([each, { attribute }]) => `"${each}" (${attribute})`).join(', ');
  if (list) report(at, 'missing-property', `"${name}" needs ${list}.`);
  for (const sentence of new Set(missingWithOthers(widget, properties)))
    report(at, 'missing-property', `"${name}" ${sentence}`);
}

/** What is needed with the values of other properties, or in place of others. */
function missingWithOthers(widget: WidgetReference, properties: ReadonlyMap<string, WrittenValue>): string[] {
  const named = (each: string): string => `"${each}" (${widget.properties[each]?.attribute})`;
  const isGiven = (each: string): boolean => (properties.get(each) ?? '') !== '';
  return Object.entries(widget.properties).flatMap(([each, { needed }]) => {
    if (!needed || isGiven(each)) return [];
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
