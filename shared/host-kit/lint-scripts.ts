/** The part of lint.ts about scripts with JSON that nothing reads. */
import { elementsIn, isIn, IS_WIDGET, JSON_TYPE, withoutTexts, type WrittenElement } from './elements.ts';
import { OTHER_COMPONENT } from './lint-children.ts';
import type { Given } from './lint-widget.ts';
import type { LintedPage } from './linted-page.ts';
import { ANY } from './literals.ts';
import type { TemplateText } from './template-text.ts';

/** Whether a script was meant to have the JSON of a widget. JSON-LD is for search engines. */
const isMeantAsJson = (type: string, text: string): boolean =>
  !type.endsWith('+json') && (type.endsWith('json') || /^\s*\{\s*["}]/.test(text));

/** The type of a script in small letters; `undefined` when an expression may write it. */
export function typeOf({ attributes }: WrittenElement): string | undefined {
  const type = attributes.find(({ name }) => name === 'type')?.value ?? '';
  return type.includes(ANY) || attributes.some(({ name }) => name.startsWith(ANY)) ? undefined : type.toLowerCase();
}

/** Why a script is not read whose type is not that of JSON. */
export const wrongType = (type: string): string =>
  `${type ? `has the type "${type}"` : 'has no type'}, and only type="${JSON_TYPE}" is read. Write it so.`;

/** Whether no expression stands between two places, so that none chooses between what is there. */
export const isPlainBetween = (from: number, to: number, { expressions }: TemplateText): boolean =>
  !expressions.some(({ start }) => start >= from && start < to);

/** Reports scripts in a widget's element whose JSON is not read. */
export function checkScripts(page: LintedPage, given: Given, element: WrittenElement): void {
  const within = elementsIn(element, page.elements);
  const widgets = within.filter(({ attributes }) => attributes.some(({ name }) => IS_WIDGET.test(name)));
  let first: WrittenElement | undefined;
  for (const script of within) {
    const type = typeOf(script);
    if (script.name !== 'script' || isIn(script.at, widgets)) continue;
    given.isOpen ||= type === undefined;
    if (type === undefined) continue;
    const isJson = type === JSON_TYPE;
    const around = within.filter((each) => each !== script && isIn(script.at, [each]));
    const holder = isJson && around.slice(-1).find((each) => isHolder(each, script, page));
    const text = page.masked.slice(script.inside, script.end);
    let wrong: string | undefined;
    if (holder)
      wrong = `this script with the JSON of "${given.name}" lies in a <${holder.name}>, and is read only as a child of the element itself. Move it out of the <${holder.name}>.`;
    else if (isJson && first && around.length === 0 && isPlainBetween(first.at, script.at, page))
      wrong = `this is the second script with JSON of "${given.name}", and only the first is read. Write all properties into that one.`;
    else if (!isJson && isMeantAsJson(type, text))
      wrong = `this script with the JSON of "${given.name}" ${wrongType(type)}`;
    if (wrong) {
      given.isOpen = true;
      page.report(script.at, 'json', wrong);
    } else if (isJson && around.length === 0) first ??= script;
  }
}

/** The start of JSON in an attribute that ends at the first quotation mark in it. */
const CUT = /(?<=\s)(data-[\w-]+)\s*=\s*(["'])([[{][[{\s]*)\2(?=[^\s>/"'\uE000])[^>]*/g;

/** Reports JSON in an attribute of a widget whose quotation marks are those around the value. No browser reads such a tag as it was meant. */
export function checkCutJson({ masked, reference: { widgets }, counts, report }: LintedPage): void {
  const markup = withoutTexts(masked);
  for (const { 0: whole, 1: name, 3: value, index } of markup.matchAll(CUT)) {
    const tag = markup.slice(markup.lastIndexOf('<', index), index) + whole;
    const [, widget = ''] = /\sdata-(?:dw-)?widget\s*=\s*["']?([\w-]+)/.exec(tag) ?? [];
    if (Object.hasOwn(widgets, widget) && counts({ at: index }))
      report(
        index,
        'json',
        `${name}="${value}" ends at the first quotation mark of its JSON. Write ${name}='…' and &#39; for each ' in it, or let the template language escape it.`,
      );
  }
}

/** Whether the element certainly is the one around this script, whatever expressions print. */
const isHolder = (around: WrittenElement, script: WrittenElement, template: TemplateText): boolean =>
  around.isClosed &&
  // Alpine puts what a template has beside it, a component of Blade is no element, and a paragraph ends before a block
  around.name !== 'template' &&
  !OTHER_COMPONENT.test(around.name) &&
  (around.name !== 'p' || script.index === around.index + 1) &&
  isPlainBetween(around.inside, script.at, template);
