/** The part of lint.ts about the JSON of a widget. */
import { jsonMistake } from '../lib/text/json-mistake.ts';
import { attributeNamed, decoded, type WrittenElement } from './elements.ts';
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
