/** Checks templates as text and reports mistakes in their widgets. An expression of the template language may have any value. */
import { BUILD_LETTERS } from '../lib/loading/hash-letters.ts';
import { PAGE_SETTINGS_ID } from '../lib/page/settings-element.ts';
import { didYouMean } from '../lib/text/did-you-mean.ts';
import type { Reference } from '../reference/reference.ts';
import { elementsOf, type WrittenAttribute, type WrittenElement } from './elements.ts';
import { helperCalls, type HelperCall } from './helper-calls.ts';
import { checkSettings, checkSettingsScript } from './lint-settings.ts';
import { checkMissing } from './lint-missing.ts';
import { checkAttributes, checkJson, checkProps, given } from './lint-properties.ts';
import type { LintProblem, Report } from './lint-problem.ts';
import { ANY, LiteralReader } from './literals.ts';
import { templateText, type TemplateText } from './template-text.ts';

/** Elements that can have a shadow root; those with a hyphen can too. */
const HOLDERS = /^(article|aside|blockquote|body|div|footer|h[1-6]|header|main|nav|p|section|span)$|-/i;
/** The loader where it usually lies, or with the hash in its name; other scripts may be named `loader.js` too. */
const OUR_LOADER = new RegExp(String.raw`widgets/loader\.js|(?<![\w-])loader-[\dA-F]{${BUILD_LETTERS}}\.js`);
const LOADER = /(?<![\w-])loader(?:-\w+)?\.js|dw_?head|(?:dw\.|DealerWidgets::class\)->|\$dw->)head/i;
/** Tags that insert other templates, which may contain the loader. */
const OTHER_TEMPLATE =
  /\b(?:include|partial|render|extends|yield|block|stack|section|component|slot|content_for|embed)\b|\{\{#?>/;
const OTHER_COMPONENT = /<x-(?!dw\b)/;

/** @param isRendered whether it is a page as the server sends it: complete, and without expressions */
export function lintText(file: string, written: string, reference: Reference, isRendered = false): LintProblem[] {
  const problems: LintProblem[] = [];
  const report: Report = (offset, rule, message) => {
    const before = written.slice(0, offset).split('\n');
    problems.push({ file, line: before.length, column: (before.at(-1) ?? '').length + 1, rule, message });
  };
  const template: TemplateText = isRendered
    ? { file, text: written, masked: written, expressions: [] }
    : templateText(file, written);
  const calls = helperCalls(template.text, template.expressions);
  const elements = elementsOf(template.masked);
  const inElements = elements.filter((element) => checkElement(element, template, reference, report));
  for (const call of calls) checkCall(call, template, reference, report);
  const isSettings = ({ name, value }: WrittenAttribute): boolean => name === 'id' && value === PAGE_SETTINGS_ID;
  for (const element of elements)
    if (element.name === 'script' && element.attributes.some(isSettings))
      checkSettingsScript(template.masked, element, report);
  const widgets = inElements.length + calls.filter(({ kind }) => kind === 'widget').length;
  const classic = elements.filter(isClassicScript);
  const loader = classic.find(({ at, inside }) => OUR_LOADER.test(template.text.slice(at, inside)));
  if (loader)
    report(
      loader.at,
      'missing-loader',
      'this script tag of the loader has no type="module", and without it no browser runs the loader. Write <script type="module" src=…></script>.',
    );
  else checkPage({ ...template, text: without(classic, template.text) }, widgets, isRendered, report);
  return problems.sort((a, b) => a.line - b.line || a.column - b.column);
}

/** Whether it is the tag of a script that is certainly not a module. */
function isClassicScript({ name, attributes }: WrittenElement): boolean {
  const isModule = ({ name: each, value }: WrittenAttribute): boolean =>
    each.startsWith(ANY) || (each === 'type' && (value.includes(ANY) || value.toLowerCase() === 'module'));
  return name === 'script' && !attributes.some(isModule);
}

/** The text with spaces in place of these tags. */
const without = (elements: readonly WrittenElement[], text: string): string =>
  elements.reduce((left, { at, inside }) => left.slice(0, at) + ' '.repeat(inside - at) + left.slice(inside), text);

function checkPage(
  { text, masked, expressions }: TemplateText,
  widgets: number,
  isRendered: boolean,
  report: Report,
): void {
  if (LOADER.test(text)) return;
  const mayBeElsewhere =
    OTHER_COMPONENT.test(masked) ||
    expressions.some(({ open, start, end }) => OTHER_TEMPLATE.test(text.slice(start - open.length - 1, end)));
  if (isRendered && widgets === 0)
    report(0, 'page', 'this page has no widget and no loader. Is it the page that was meant?');
  else if (widgets > 0 && (isRendered || (/<\/head>/i.test(masked) && !mayBeElsewhere)))
    report(
      0,
      'missing-loader',
      'this page has widgets but no loader: <script type="module" src="/widgets/loader.js"></script>, or the head of the host kit.',
    );
}

/** @returns whether the element is a widget of ours; other libraries use `data-widget` too */
function checkElement(
  element: WrittenElement,
  template: TemplateText,
  { widgets }: Reference,
  report: Report,
): boolean {
  const { attributes } = element;
  const isComponent = element.name === 'x-dw';
  const named = attributes.find(({ name }) => (isComponent ? name === 'name' : /^data-(dw-)?widget$/.test(name)));
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
    const props = attributes.find(({ name }) => name === ':props');
    if (props) {
      const reader = new LiteralReader(template.text, props.valueAt, props.valueAt + props.value.length);
      checkProps(properties, reader.value(), report);
    }
    checkAttributes(properties, attributes.map(ofBlade), template, report);
  } else {
    if (!HOLDERS.test(element.name)) report(element.at, 'element', cannotHold(element.name));
    else if (element.hasSlash) report(element.at, 'element', notClosed(element.name));
    checkAttributes(properties, attributes, template, report);
    checkJson(properties, element, template.masked, report);
  }
  checkMissing(properties, report);
  return true;
}

function checkCall(
  { at, kind, names, values, isOpen, element, attributes }: HelperCall,
  template: TemplateText,
  reference: Reference,
  report: Report,
): void {
  const { widgets } = reference;
  for (const { at: place, value } of names)
    if (typeof value === 'string' && !Object.hasOwn(widgets, value))
      report(place, 'unknown-widget', noWidget(value, didYouMean(value, Object.keys(widgets))));
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

/** `:data-value="$flag"` is an attribute whose value is an expression. */
const ofBlade = (attribute: WrittenAttribute): WrittenAttribute =>
  attribute.name.startsWith(':') ? { ...attribute, name: attribute.name.slice(1), value: ANY } : attribute;

const asAttribute = ([name, { at, value }]: HelperCall['attributes'][number]): WrittenAttribute => ({
  name,
  at,
  value: typeof value === 'string' || typeof value === 'number' ? String(value) : ANY,
  valueAt: 0,
});

const noWidget = (name: string, near: string | undefined): string =>
  `there is no widget "${name}".${near ? ` Did you mean "${near}"?` : ''}`;

const notClosed = (element: string): string =>
  `<${element} … /> is not closed in HTML, where the slash means nothing: the page after it becomes its content. Write <${element} …></${element}>.`;

const cannotHold = (element: string): string =>
  `<${element}> cannot hold a widget. Put data-widget on a div or span${/^t[drh]$|^tbody$/.test(element) ? ' inside the cell' : ' in its place'}.`;
