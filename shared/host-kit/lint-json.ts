/** The part of lint.ts about the JSON of a widget. */
import { jsonMistake } from '../lib/text/json-mistake.ts';
import { attributeNamed, decoded, withoutTexts, type WrittenElement } from './elements.ts';
import { mayPrintChild } from './lint-children.ts';
import { checkProps } from './lint-properties.ts';
import type { Given } from './lint-widget.ts';
import type { LintedPage } from './linted-page.ts';
import { ANY, LiteralReader } from './literals.ts';

/**
 * Checks the properties in `data-props` and in a script.
 * @param script the one that the widget reads, if there is one
 */
export function checkJson(page: LintedPage, given: Given, element: WrittenElement, script?: WrittenElement): void {
  const props = attributeNamed(element, 'data-props');
  given.isOpen ||= !script && mayPrintChild(page, element);
  const sources = [
    // decoding moves the positions, so mistakes are reported at the attribute
    props && { json: decoded(props.value), place: () => props.at },
    script && { json: page.masked.slice(script.inside, script.end), place: (at: number) => script.inside + at },
  ];
  for (const source of sources) {
    if (!source?.json.trim()) continue;
    const { json, place } = source;
    const error = json.includes(ANY) ? undefined : parseError(json);
    if (error) {
      given.isOpen = true;
      page.report(
        given.at,
        'json',
        `the JSON of "${given.name}" cannot be read: ${error}. Write it with a JSON encoder.`,
      );
    } else {
      const report: LintedPage['report'] = (at, rule, message) => page.report(place(at), rule, message);
      checkProps({ ...page, report }, given, new LiteralReader(json).value());
    }
  }
}

/** Why a text is not JSON of an object, of a list, or of nothing. */
const parseError = (json: string): string | undefined =>
  jsonMistake(json) ??
  (/^\s*(?:[[{]|null\s*$)/.test(json) ? undefined : `expected an object, not ${json.trim().slice(0, 40)}`);

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
