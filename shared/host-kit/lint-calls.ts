/** The part of lint.ts about calls of the helpers. */
import type { WrittenAttribute } from './elements.ts';
import type { HelperCall } from './helper-calls.ts';
import { checkMissing } from './lint-missing.ts';
import { checkAttributes, checkProps } from './lint-properties.ts';
import { checkSettings } from './lint-settings.ts';
import { checkHolder, givenTo, reportNoWidget } from './lint-widget.ts';
import type { LintedPage } from './linted-page.ts';
import { ANY, isMap, withoutNames } from './literals.ts';

/** Expressions that escape tags, by the end of the file's name, and what to write instead. Elsewhere the helpers give what is marked as HTML. */
const ESCAPING: ReadonlyArray<readonly [file: RegExp, open: string, signs: string, instead: string]> = [
  [/\.ejs$/i, '<%', '=', '<%- … %>'],
  [/\.blade\.php$/i, '{{', '', '{!! … !!}'],
];

/** Reports what is wrong with a call: with the widgets, the element, the properties or the settings that it is given. */
export function checkCall(page: LintedPage, call: HelperCall): void {
  const { at, kind, names, values, isOpen, element, attributes } = call;
  for (const { at: place, value } of names)
    if (typeof value === 'string' && !Object.hasOwn(page.reference.widgets, value)) reportNoWidget(page, place, value);
  if (kind !== 'hash') checkPrinted(page, call);
  if (kind === 'head')
    for (const each of values) {
      const given = withoutNames(each.value);
      if (given)
        page.report(
          each.at,
          'wrong-value',
          `the page settings are ${given}. Write them by their names, such as user_id.`,
        );
      checkSettings(page, each);
    }
  if (kind !== 'widget') return;
  if (typeof element?.value === 'string' && /^[\w-]+$/.test(element.value))
    checkHolder(page, element.at, element.value);
  const name = names[0]?.value;
  const given = typeof name === 'string' ? givenTo(page, name, at) : undefined;
  if (!given) return;
  given.isOpen = isOpen;
  for (const [each, { at: place }] of attributes) checkAttributeName(page, place, each);
  checkAttributes(page, given, attributes.filter(([each]) => !REFUSED.test(each)).map(asAttribute));
  for (const each of values) checkProps(page, given, each);
  checkMissing(page, given);
}

/** Names of attributes as other libraries have them, which the helpers refuse (README, "What can be written"). */
const REFUSED = /^(?:data|aria)(?:$|_|(?=[A-Z]))/;

function checkAttributeName({ report }: LintedPage, at: number, name: string): void {
  if (!REFUSED.test(name)) return;
  const written = name.replaceAll(/_|(?=[A-Z])/g, '-').toLowerCase();
  const instead = written.includes('-')
    ? written
    : `each by its whole name, such as ${name === 'data' ? 'data-load' : 'aria-label'}`;
  report(at, 'unknown-attribute', `"${name}" is not an attribute of the element. Write ${instead}.`);
}

function checkPrinted({ file, report }: LintedPage, { at, alone, printing }: HelperCall): void {
  if (printing)
    report(at, 'unprinted', `nothing prints what this call gives, so the page does not have it. Write ${printing}.`);
  for (const [ending, open, signs, instead] of ESCAPING)
    if (ending.test(file) && alone?.open === open && alone.signs === signs)
      report(
        at,
        'escaped',
        `the template language escapes what this call gives, so its tags are visible as text. Write ${instead}.`,
      );
}

/**
 * Whether a call is one of our helpers. One on an object of which the file does not tell what it is, as where a controller passes it, must name a widget of
 * ours by a name that no other library has, and a property of it.
 */
export const isOurs = (
  { reference: { widgets } }: LintedPage,
  { isOurs: isCertain, kind, names, values }: HelperCall,
): boolean =>
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
