/** The part of lint.ts about the JSON of a widget. */
import { jsonMistake } from '../lib/text/json-mistake.ts';
import { decoded, jsonScriptOf, type WrittenElement } from './elements.ts';
import { mayPrintChild } from './lint-children.ts';
import type { Report } from './lint-problem.ts';
import { checkProps, type Given } from './lint-properties.ts';
import { ANY, LiteralReader } from './literals.ts';
import type { TemplateText } from './template-text.ts';

/** Checks the properties in `data-props` and in the child script. */
export function checkJson(
  to: Given,
  element: WrittenElement,
  elements: readonly WrittenElement[],
  template: TemplateText,
  report: Report,
): void {
  const props = element.attributes.find(({ name }) => name === 'data-props');
  const script = jsonScriptOf(element, elements);
  to.isOpen ||= !script && mayPrintChild(template, element, elements);
  const sources = [
    // decoding moves the positions, so mistakes are reported at the attribute
    props && { json: decoded(props.value), place: () => props.at },
    script && {
      json: template.masked.slice(script.inside, script.end),
      place: (at: number) => script.inside + at,
    },
  ];
  for (const source of sources) {
    if (!source?.json.trim()) continue;
    const { json, place } = source;
    const error = json.includes(ANY) ? undefined : parseError(json);
    if (error) {
      to.isOpen = true;
      report(to.at, 'json', `the JSON of "${to.name}" cannot be read: ${error}. Write it with a JSON encoder.`);
    } else checkProps(to, new LiteralReader(json).value(), (at, rule, message) => report(place(at), rule, message));
  }
}

/** Why a text is not JSON of an object, of a list, or of nothing. */
const parseError = (json: string): string | undefined =>
  jsonMistake(json) ??
  (/^\s*(?:[[{]|null\s*$)/.test(json) ? undefined : `expected an object, not ${json.trim().slice(0, 40)}`);
