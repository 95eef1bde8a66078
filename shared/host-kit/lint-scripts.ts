/** The part of lint.ts about scripts with JSON: which one a widget reads, and those that nothing reads. */
import { attributeNamed, elementsIn, isIn, type WrittenElement } from './elements.ts';
import { OTHER_COMPONENT } from './lint-children.ts';
import { IS_WIDGET, type Given } from './lint-widget.ts';
import type { LintedPage } from './linted-page.ts';
import { ANY } from './literals.ts';
import { isPlainBetween } from './template-text.ts';

/** The only type of scripts that are read. */
export const JSON_TYPE = 'application/json';

const writtenType = (script: WrittenElement): string => attributeNamed(script, 'type')?.value.toLowerCase() ?? '';

/** The type of a script in small letters; `undefined` when an expression may write it. */
export function typeOf(script: WrittenElement): string | undefined {
  const type = writtenType(script);
  return type.includes(ANY) || script.attributes.some(({ name }) => name.startsWith(ANY)) ? undefined : type;
}

/** Why a script is not read whose type is not that of JSON. */
export const wrongType = (type: string): string =>
  `${type ? `has the type "${type}"` : 'has no type'}, and only type="${JSON_TYPE}" is read. Write it so.`;

/** Whether a script was meant to have the JSON of a widget. JSON-LD is for search engines. */
const isMeantAsJson = (type: string, text: string): boolean =>
  !type.endsWith('+json') && (type.endsWith('json') || /^\s*\{\s*["}]/.test(text));

/**
 * Reports scripts in a widget's element whose JSON is not read.
 * @returns the one that is read: the first child with JSON; where none is, the first in what may be no element once it is rendered
 */
export function checkScripts(page: LintedPage, given: Given, element: WrittenElement): WrittenElement | undefined {
  const within = elementsIn(element, page.elements);
  const widgets = within.filter(({ attributes }) => attributes.some(({ name }) => IS_WIDGET.test(name)));
  const scripts = within.filter(({ name, at }) => name === 'script' && !isIn(at, widgets));
  const around = (script: WrittenElement): WrittenElement | undefined =>
    within.findLast((each) => each !== script && isIn(script.at, [each]));
  const withJson = scripts.filter((each) => writtenType(each) === JSON_TYPE);
  const read = withJson.find((each) => !around(each)) ?? withJson[0];
  const report = (script: WrittenElement, sentence: string): void => {
    given.isOpen = true;
    page.report(script.at, 'json', sentence);
  };
  for (const script of scripts) {
    const type = typeOf(script);
    const holder = around(script);
    if (type === undefined) given.isOpen = true;
    else if (type !== JSON_TYPE) {
      if (isMeantAsJson(type, page.masked.slice(script.inside, script.end)))
        report(script, `this script with the JSON of "${given.name}" ${wrongType(type)}`);
    } else if (holder) {
      if (isHolder(holder, script, page))
        report(
          script,
          `this script with the JSON of "${given.name}" lies in a <${holder.name}>, and is read only as a child of the element itself. Move it out of the <${holder.name}>.`,
        );
    } else if (read && read !== script && isPlainBetween(read.at, script.at, page))
      report(
        script,
        `this is the second script with JSON of "${given.name}", and only the first is read. Write all properties into that one.`,
      );
  }
  return read;
}

/** Whether the element certainly is the one around this script, whatever expressions print. */
const isHolder = (around: WrittenElement, script: WrittenElement, page: LintedPage): boolean =>
  around.isClosed &&
  // Alpine puts what a template has beside it, a component of Blade is no element, and a paragraph ends before a block
  around.name !== 'template' &&
  !OTHER_COMPONENT.test(around.name) &&
  (around.name !== 'p' || script.index === around.index + 1) &&
  isPlainBetween(around.inside, script.at, page);
