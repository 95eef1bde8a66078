/** The part of lint.ts about what expressions may print into a widget. */
import { elementsIn, isIn, type WrittenAttribute, type WrittenElement } from './elements.ts';
import type { LintedPage } from './linted-page.ts';
import { ANY } from './literals.ts';
import type { Expression } from './template-text.ts';

/** Tags that insert other templates. */
export const OTHER_TEMPLATE =
  /\b(?:include|partial|render|extends|yield|block|stack|section|component|slot|content_for|embed)\b|\{\{#?>/;
/** A component of Blade or Livewire that is not ours. */
export const OTHER_COMPONENT = /^(?:x-(?!dw$)|livewire:)/;
/** A property, a text, a choice between texts, or a translation. */
const PLAIN_TEXT = /^@?\$?\w+(?:(?:\.|\??->)\w+)+$|^["']|\?.*["']|^(?:__|_|t|trans|gettext)\(/;
/** Closes a block, or is a part of one. */
const BLOCK = /^(?:\/|else\b|if\b|unless\b|end\b)/;
/** Tags and directives that only choose, repeat, assign or translate; any other one may print markup, such as an inclusion tag of Django. */
const CONTROL =
  /^(?:end\w*|else(?:if)?|elif|if(?:changed)?|unless|isset|empty|auth|guest|can(?:not|any)?|switch|case|break|continue|default|for|foreach|forelse|while|set|with|load|(?:block)?trans(?:late)?|lang|choice)\b/;
/** What Alpine, Vue and components write for a slot whose name is an expression. */
const BOUND_SLOT = /^(?::|x-bind:|v-bind:)slot$/;

/** Whether the element has a component that may print anything. */
export const mayHoldComponent = (elements: readonly WrittenElement[]): boolean =>
  elements.some(({ name }) => OTHER_COMPONENT.test(name));

/** The elements in this one that certainly keep what they hold: a paragraph may end without an end tag, and Alpine puts what a template has beside it. */
const holdersIn = (within: readonly WrittenElement[]): WrittenElement[] =>
  within.filter(({ name, isClosed }) => isClosed && name !== 'template');

const isInOther = (each: WrittenElement, holders: readonly WrittenElement[]): boolean =>
  isIn(
    each.at,
    holders.filter((holder) => holder !== each),
  );

/** Whether a child of a widget, such as its JSON script, may come from an expression or a component that stands directly in its element. */
export function mayPrintChild({ text, expressions, elements }: LintedPage, element: WrittenElement): boolean {
  const within = elementsIn(element, elements);
  const holders = holdersIn(within);
  return (
    mayHoldComponent(within.filter((each) => !isInOther(each, holders))) ||
    expressions.some(
      (each) =>
        each.start >= element.inside &&
        each.start < element.end &&
        !isIn(each.start, holders) &&
        printsMarkup(each, text),
    )
  );
}

/** Whether a child of a widget is for this slot, or may be: an expression may print the child, its attributes or the slot's name. */
export function mayHoldSlotted(page: LintedPage, element: WrittenElement, slot: string): boolean {
  const within = elementsIn(element, page.elements);
  const holders = holdersIn(within);
  const isForSlot = ({ name, value }: WrittenAttribute): boolean =>
    name.startsWith(ANY) || BOUND_SLOT.test(name) || (name === 'slot' && (value === slot || value.includes(ANY)));
  return (
    mayPrintChild(page, element) || within.some((each) => each.attributes.some(isForSlot) && !isInOther(each, holders))
  );
}

function printsMarkup({ open, signs, start, end }: Expression, text: string): boolean {
  const code = text.slice(start, end).trim();
  if (open === '{%' || open === '@') return !CONTROL.test(code);
  if (open === '<?' || open === '@php')
    return signs ? !PLAIN_TEXT.test(code) : /\b(?:echo|print|include|require)/.test(code);
  if (BLOCK.test(code) || /[#^]/.test(signs)) return false;
  if (open === '<%') return signs.includes('-') || (signs.includes('=') && !PLAIN_TEXT.test(code));
  return open !== '{{' || /[>&]/.test(signs) || !PLAIN_TEXT.test(code);
}
