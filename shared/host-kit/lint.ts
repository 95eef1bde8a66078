/** Checks templates as text and reports mistakes in their widgets. An expression of the template language may have any value. */
import { didYouMean } from '../lib/text/did-you-mean.ts';
import type { Reference } from '../reference/reference.ts';
import { elementsOf, HOLDERS, IS_WIDGET, isIn, type WrittenAttribute, type WrittenElement } from './elements.ts';
import { helperCalls } from './helper-calls.ts';
import { checkAround, checkCopies } from './lint-around.ts';
import { checkCall, isOurs } from './lint-calls.ts';
import { mayHoldSlotted } from './lint-children.ts';
import { isNeverClosed, takenEnd } from './lint-closed.ts';
import { checkJson } from './lint-json.ts';
import { checkLoaders } from './lint-loader.ts';
import { checkMissing } from './lint-missing.ts';
import { checkNames, IGNORE } from './lint-names.ts';
import { checkPage } from './lint-page.ts';
import type { LintProblem, Report } from './lint-problem.ts';
import { checkAttributes, checkProps, given } from './lint-properties.ts';
import { checkCutJson, checkScripts } from './lint-scripts.ts';
import { cannotHold, endTaken, neverClosed, noWidget, notClosed } from './lint-sentences.ts';
import { checkSettingsScripts } from './lint-settings.ts';
import { ANY, LiteralReader } from './literals.ts';
import { withMeaning } from './check-value.ts';
import { renderedText, templateText, type TemplateText } from './template-text.ts';

/** What our component of Blade takes for itself. */
const COMPONENT_PROPS = /^(?:name|element)$/;
/** What Blade, Alpine and Vue write before an attribute whose value is an expression. */
const BOUND = /^(?::|x-bind:|v-bind:)(?=data-)/;

export interface Linted {
  readonly problems: LintProblem[];
  /** How many widgets, and calls of the helpers, were found. A template that is written in a way that is not known has none. */
  readonly found: number;
}

/** @param isRendered whether it is a page as the server sends it: complete, and without expressions */
export function lint(file: string, written: string, reference: Reference, isRendered = false): Linted {
  const problems: LintProblem[] = [];
  const report: Report = (offset, rule, message) => {
    const before = written.slice(0, offset).split('\n');
    problems.push({
      file,
      line: before.length,
      column: (before.at(-1) ?? '').length + 1,
      rule,
      message: withMeaning(message, reference),
    });
  };
  const template = isRendered ? renderedText(file, written) : templateText(file, written);
  const elements = elementsOf(template.masked);
  const ignored = elements.filter(({ attributes }) => attributes.some(({ name }) => name === IGNORE));
  const counts = ({ at }: { readonly at: number }): boolean => !isIn(at, ignored);
  const calls = helperCalls(template.text, template.expressions).filter(
    (call) => counts(call) && isOurs(call, reference),
  );
  const inElements = elements.filter(
    (element) => counts(element) && checkElement(element, elements, template, reference, report),
  );
  for (const call of calls) checkCall(call, template, reference, report);
  // what users write may have any id, but is no script
  const outside = elements.filter((each) => each.name === 'script' || counts(each));
  checkSettingsScripts(outside, template, report);
  checkNames(elements, reference, report);
  checkLoaders(template, elements, inElements, report);
  checkCutJson(template, reference, counts, report);
  const widgets = [...inElements, ...calls.filter(({ kind }) => kind === 'widget')];
  checkAround(widgets, elements, report);
  checkCopies(elements.filter(counts), elements, report);
  checkPage(template, elements, widgets.length, isRendered, report);
  problems.sort((a, b) => a.line - b.line || a.column - b.column);
  return { problems, found: inElements.length + calls.length };
}

/** @returns whether the element is a widget of ours; other libraries use `data-widget` too */
function checkElement(
  written: WrittenElement,
  elements: readonly WrittenElement[],
  template: TemplateText,
  { widgets }: Reference,
  report: Report,
): boolean {
  const attributes = written.attributes.map(unbound);
  const element = { ...written, attributes };
  const isComponent = element.name === 'x-dw';
  const named = attributes.find(({ name }) => (isComponent ? name === 'name' : IS_WIDGET.test(name)));
  if (!named || named.value.includes(ANY)) return isComponent;
  const widget = Object.hasOwn(widgets, named.value) ? widgets[named.value] : undefined;
  const near = widget ? undefined : didYouMean(named.value, Object.keys(widgets));
  if (!widget) {
    if (near || isComponent) report(named.at, 'unknown-widget', noWidget(named.value, near));
    return isComponent || near !== undefined;
  }
  const properties = given(named.value, widget, element.at);
  if (isComponent) {
    const holder = attributes.find(({ name }) => name === 'element');
    if (holder && !HOLDERS.test(holder.value) && !holder.value.includes(ANY))
      report(holder.at, 'element', cannotHold(holder.value));
    const asText = attributes.find(({ name }) => name === 'props');
    if (asText) {
      report(
        asText.at,
        'wrong-value',
        'props="…" is a text in Blade, and no property is read from it. Write :props="…".',
      );
      properties.isOpen = true;
    }
    const props = attributes.find(({ name }) => name === ':props');
    if (props) {
      const reader = new LiteralReader(template.text, props.valueAt, props.valueAt + props.value.length);
      checkProps(properties, reader.value(), report);
    }
    const own = attributes.filter(({ name }) => !COMPONENT_PROPS.test(name));
    checkAttributes(properties, own, template, report);
  } else {
    if (!HOLDERS.test(element.name)) report(element.at, 'element', cannotHold(element.name));
    else if (element.hasSlash) report(element.at, 'element', notClosed(element.name));
    else if (isNeverClosed(element, template)) report(element.at, 'element', neverClosed(element.name, named));
    else {
      const taken = takenEnd(element, elements, template);
      if (taken) report(element.at, 'element', endTaken(element.name, named, taken, template.text));
    }
    checkAttributes(properties, attributes, template, report);
    checkJson(properties, element, elements, template, report);
    checkScripts(properties, element, elements, template, report);
  }
  if (element.name.includes('-') && !isComponent) properties.plain.length = 0;
  properties.mayHaveSlotted = (slot) => mayHoldSlotted(slot, element, elements, template);
  checkMissing(properties, report);
  return true;
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
