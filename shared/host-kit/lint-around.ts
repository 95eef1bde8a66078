/** The part of lint.ts about what is around widgets: elements that they are in, and copy buttons. */
import { STEERING } from '../lib/page/steering.ts';
import type { WrittenElement } from './elements.ts';
import { unknownValue } from './lint-properties.ts';
import type { LintedPage } from './linted-page.ts';
import { isSlip } from '../lib/text/slip.ts';

/** Those of which the nearest element around a widget counts, except `data-locale`, of which other values are languages. */
const INHERITED = ['data-theme', 'data-look'] as const;

/** Attributes that make an `<a>` a link, also bound to an expression of Alpine or Vue. */
const LINK = /^(?::|x-bind:|v-bind:)?href$/;

/**
 * Reports misspelt values on elements around widgets, and links and buttons there. Other values may be those of another library: `data-theme="cupcake"`.
 * @param widgets where each is
 */
export function checkAround({ elements, report }: LintedPage, widgets: ReadonlyArray<{ readonly at: number }>): void {
  const own = new Set(widgets.map(({ at }) => at));
  for (const each of elements) {
    const within = widgets.filter(({ at }) => each.at < at && at < each.end);
    if (within.length === 0 || own.has(each.at)) continue;
    for (const { name, value, at } of each.attributes) {
      const steering = INHERITED.find((one) => one === name);
      if (steering && STEERING[steering].some((known) => isSlip(value, known)))
        report(at, 'wrong-value', unknownValue(steering, value));
    }
    const inside = each.isClosed ? inControl(each) : undefined;
    if (inside) for (const { at } of within) report(at, 'element', inside);
  }
}

/** The sentence about a widget in this element, if a click on the widget is one on the element. */
function inControl({ name, attributes }: WrittenElement): string | undefined {
  if (name === 'button')
    return 'this widget is in a button, which a click on it presses too. Put it beside the <button>.';
  return name === 'a' && attributes.some((each) => LINK.test(each.name))
    ? 'this widget is in a link, which a click on it follows before anything is saved. Put it beside the <a>.'
    : undefined;
}

/** Elements of HTML and SVG that may have text; those of the page itself have a hyphen. */
const HAS_TEXT =
  /^(?:a|abbr|address|article|aside|b|bdi|bdo|blockquote|body|button|caption|cite|code|data|datalist|dd|del|details|dfn|dialog|div|dl|dt|em|fieldset|figcaption|figure|footer|form|h[1-6]|header|hgroup|html|i|input|ins|kbd|label|legend|li|main|mark|menu|meter|nav|ol|optgroup|option|output|p|pre|progress|q|rp|rt|ruby|s|samp|search|section|select|small|span|strong|sub|summary|sup|svg|table|tbody|td|text|textarea|tfoot|th|thead|time|title|tr|tspan|u|ul|var)$/i;

/** Reports copy buttons whose selector is an id without its `#`. */
export function checkCopies({ elements, counts, report }: LintedPage): void {
  const has = (id: string): boolean =>
    elements.some(({ attributes }) => attributes.some(({ name, value }) => name === 'id' && value === id));
  for (const { name, value, at } of elements.filter(counts).flatMap(({ attributes }) => attributes)) {
    if (name !== 'data-copy' || !/^[a-z][\w-]*$/i.test(value) || HAS_TEXT.test(value)) continue;
    if (elements.some((each) => each.name === value.toLowerCase()) || (value.includes('-') && !has(value))) continue;
    report(
      at,
      'wrong-value',
      `data-copy="${value}" is a selector of <${value}> elements, and there are none. Write data-copy="#${value}" for the element with that id.`,
    );
  }
}
