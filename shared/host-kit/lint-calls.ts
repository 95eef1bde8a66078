/** The part of lint.ts about calls of the helpers. */
import { didYouMean } from '../lib/text/did-you-mean.ts';
import type { Reference } from '../reference/reference.ts';
import { HOLDERS, type WrittenAttribute } from './elements.ts';
import type { HelperCall } from './helper-calls.ts';
import { unescapedWay } from './lint-escaped.ts';
import { checkMissing } from './lint-missing.ts';
import type { Report } from './lint-problem.ts';
import { checkAttributes, checkProps, given } from './lint-properties.ts';
import { cannotHold, isEscaped, noWidget } from './lint-sentences.ts';
import { checkSettings } from './lint-settings.ts';
import { ANY, isMap } from './literals.ts';
import type { TemplateText } from './template-text.ts';

export function checkCall(
  { at, kind, alone, names, values, isOpen, element, attributes }: HelperCall,
  template: TemplateText,
  reference: Reference,
  report: Report,
): void {
  const { widgets } = reference;
  for (const { at: place, value } of names)
    if (typeof value === 'string' && !Object.hasOwn(widgets, value))
      report(place, 'unknown-widget', noWidget(value, didYouMean(value, Object.keys(widgets))));
  const raw = alone && kind !== 'hash' && unescapedWay(template.file, alone);
  if (raw) report(at, 'escaped', isEscaped(raw));
  if (kind === 'head') values.forEach((each) => checkSettings(each, report));
  if (kind !== 'widget') return;
  if (typeof element?.value === 'string' && /^[\w-]+$/.test(element.value) && !HOLDERS.test(element.value))
    report(element.at, 'element', cannotHold(element.value));
  const name = names[0]?.value;
  if (typeof name !== 'string') return;
  const widget = Object.hasOwn(widgets, name) ? widgets[name] : undefined;
  if (!widget) return;
  const properties = given(name, widget, at);
  properties.isOpen = isOpen;
  checkAttributes(properties, attributes.map(asAttribute), template, report);
  for (const each of values) checkProps(properties, each, report);
  checkMissing(properties, report);
}

/**
 * Whether a call is one of our helpers. One on an object of which the file does not tell what it is, as where a controller passes it, must name a widget of
 * ours by a name that no other library has, and a property of it.
 */
export const isOurs = ({ isOurs: isCertain, kind, names, values }: HelperCall, { widgets }: Reference): boolean =>
  isCertain ||
  names.some(
    ({ value: name }) =>
      typeof name === 'string' &&
      name.includes('-') &&
      Object.hasOwn(widgets, name) &&
      (kind !== 'widget' ||
        values.some(
          ({ value }) =>
            isMap(value) &&
            [...value.entries.keys()].some((each) => Object.hasOwn(widgets[name]?.properties ?? {}, each)),
        )),
  );

const asAttribute = ([name, { at, value }]: HelperCall['attributes'][number]): WrittenAttribute => ({
  name,
  at,
  value: typeof value === 'string' || typeof value === 'number' ? String(value) : ANY,
  valueAt: 0,
});
