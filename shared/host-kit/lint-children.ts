/** The part of lint.ts about what expressions may print into a widget. */
import { elementsIn, isIn, type WrittenElement } from './elements.ts';
import { ANY } from './literals.ts';
import type { Expression, TemplateText } from './template-text.ts';

/** Tags that insert other templates. */
export const OTHER_TEMPLATE =
  /\b(?:include|partial|render|extends|yield|block|stack|section|component|slot|content_for|embed)\b|\{\{#?>/;
/** A component of Blade or Livewire that is not ours. */
const OTHER_COMPONENT = /^(?:x-(?!dw$)|livewire:)/;
/** A property, a text, a choice between texts, or a translation. */
const PLAIN_TEXT = /^@?\$?\w+(?:(?:\.|\??->)\w+)+$|^["']|\?.*["']|^(?:__|_|t|trans|gettext)\(/;
/** Closes a block, or is a part of one. */
const BLOCK = /^(?:\/|else\b|if\b|unless\b|end\b)/;

/** Whether the element has a component that may print anything. */
export const mayHoldComponent = (elements: readonly WrittenElement[]): boolean =>
  elements.some(({ name }) => OTHER_COMPONENT.test(name));

/** Whether a child of a widget, such as its JSON script, may come from an expression or a component that stands directly in its element. */
export function mayPrintChild(
  { text, expressions }: TemplateText,
  element: WrittenElement,
  elements: readonly WrittenElement[],
): boolean {
  const within = elementsIn(element, elements);
  const isDirect = (at: number, itself?: WrittenElement): boolean =>
    at >= element.inside &&
    at < element.end &&
    !isIn(
      at,
      within.filter((each) => each !== itself),
    );
  return (
    mayHoldComponent(within.filter((each) => isDirect(each.at, each))) ||
    expressions.some((each) => isDirect(each.start) && printsMarkup(each, text))
  );
}

/** Whether a child of a widget is for this slot, or may be: an expression may print the child, its attributes or the slot's name. */
export function mayHoldSlotted(
  slot: string,
  element: WrittenElement,
  elements: readonly WrittenElement[],
  template: TemplateText,
): boolean {
  const within = elementsIn(element, elements);
  const children = within.filter(
    (each) =>
      !isIn(
        each.at,
        within.filter((other) => other !== each),
      ),
  );
  return (
    mayPrintChild(template, element, elements) ||
    children.some(({ attributes }) =>
      attributes.some(
        ({ name, value }) => name.startsWith(ANY) || (/^:?slot$/.test(name) && (value === slot || value.includes(ANY))),
      ),
    )
  );
}

function printsMarkup({ open, signs, start, end }: Expression, text: string): boolean {
  const code = text.slice(start, end).trim();
  if (open === '{%' || open === '@') return OTHER_TEMPLATE.test(code);
  if (open === '<?' || open === '@php')
    return signs ? !PLAIN_TEXT.test(code) : /\b(?:echo|print|include|require)/.test(code);
  if (BLOCK.test(code) || /[#^]/.test(signs)) return false;
  if (open === '<%') return signs.includes('-') || (signs.includes('=') && !PLAIN_TEXT.test(code));
  return open !== '{{' || /[>&]/.test(signs) || !PLAIN_TEXT.test(code);
}
