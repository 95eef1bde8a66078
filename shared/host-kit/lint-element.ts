/** The part of lint.ts about elements that are widgets, and about our component of Blade. */
import { didYouMean } from '../lib/text/did-you-mean.ts';
import { attributeNamed, type WrittenAttribute, type WrittenElement } from './elements.ts';
import { checkClosed } from './lint-closed.ts';
import { checkCut, cutAttribute } from './lint-cut.ts';
import { checkJson } from './lint-json.ts';
import { checkMissing } from './lint-missing.ts';
import { checkAttributes, checkProps } from './lint-properties.ts';
import { checkScripts } from './lint-scripts.ts';
import { checkHolder, givenTo, IS_WIDGET, reportNoWidget } from './lint-widget.ts';
import type { LintedPage } from './linted-page.ts';
import { ANY, LiteralReader } from './literals.ts';

/** What our component of Blade takes for itself. */
const COMPONENT_PROPS = /^(?:name|element)$/;
/** What Blade, Alpine and Vue write before an attribute whose value is an expression. */
const BOUND = /^(?::|x-bind:|v-bind:)(?=data-)/;

/** Reports what is wrong with an element that is a widget. @returns whether it is one of ours; other libraries use `data-widget` too */
export function checkElement(page: LintedPage, written: WrittenElement): boolean {
  const cut = cutAttribute(page, written);
  const attributes = written.attributes.map((each) => unbound(each === cut ? { ...each, value: ANY } : each));
  // attributes of which nothing is known may be in the rest of the one that is cut
  const element = { ...written, attributes: cut ? [...attributes, { ...cut, name: ANY }] : attributes };
  const isCut = cut !== undefined && checkCut(page, written, cut);
  if (element.name === 'x-dw') {
    checkComponent(page, element);
    return true;
  }
  const named = element.attributes.find(({ name }) => IS_WIDGET.test(name));
  if (!named || named.value.includes(ANY)) return isCut;
  const given = givenTo(page, named.value, element.at);
  if (!given) {
    const isMisspelt = didYouMean(named.value, Object.keys(page.reference.widgets)) !== undefined;
    if (isMisspelt) reportNoWidget(page, named.at, named.value);
    return isMisspelt;
  }
  if (checkHolder(page, element.at, element.name)) checkClosed(page, element, named);
  checkAttributes(page, given, element.attributes);
  const script = checkScripts(page, given, element);
  checkJson(page, given, element, script);
  // an element of the page's own may read any attribute itself
  if (element.name.includes('-')) given.plain.length = 0;
  checkMissing(page, given, element);
  return true;
}

/** The same for `<x-dw>`, whose attributes are those of the element that Blade writes. */
function checkComponent(page: LintedPage, element: WrittenElement): void {
  const named = attributeNamed(element, 'name');
  if (!named || named.value.includes(ANY)) return;
  const given = givenTo(page, named.value, element.at);
  if (!given) return reportNoWidget(page, named.at, named.value);
  const holder = attributeNamed(element, 'element');
  if (holder && !holder.value.includes(ANY)) checkHolder(page, holder.at, holder.value);
  const asText = attributeNamed(element, 'props');
  if (asText) {
    page.report(
      asText.at,
      'wrong-value',
      'props="…" is a text in Blade, and no property is read from it. Write :props="…".',
    );
    given.isOpen = true;
  }
  const props = attributeNamed(element, ':props');
  if (props) {
    const reader = new LiteralReader(page.text, props.valueAt, props.valueAt + props.value.length);
    checkProps(page, given, reader.value());
  }
  checkAttributes(
    page,
    given,
    element.attributes.filter(({ name }) => !COMPONENT_PROPS.test(name)),
  );
  checkMissing(page, given, element);
}

/** `:data-value="$flag"` is an attribute whose value is an expression, `x-bind="all"` is any number of them, and `:$props` is short for `:props="$props"`. */
function unbound(attribute: WrittenAttribute): WrittenAttribute {
  const { name, at } = attribute;
  if (BOUND.test(name)) return { ...attribute, name: name.replace(BOUND, ''), value: ANY };
  if (/^[xv]-bind$/.test(name)) return { ...attribute, name: ANY };
  return name.startsWith(':$')
    ? { ...attribute, name: `:${name.slice(2)}`, value: name.slice(1), valueAt: at + 1 }
    : attribute;
}
