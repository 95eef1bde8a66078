/** The part of lint.ts about elements of widgets that their file does not close. */
import { withoutTexts, type WrittenElement } from './elements.ts';
import type { Expression, TemplateText } from './template-text.ts';

/** Elements that can have a shadow root and need no end tag (HTML, "optional tags"). */
const OPTIONAL = /^(?:p|body)$/;

/**
 * Whether nothing in the file closes the element, whatever its conditions choose. Not certain where an expression may print the end tag, or where the markup
 * between two tags of the template language opens or closes elements of that name: the element may be one of several that are closed together.
 */
export const isNeverClosed = (element: WrittenElement, template: TemplateText): boolean =>
  !element.isClosed && !OPTIONAL.test(element.name) && isCertain(element, template);

/** Whether the content of an element is the same whatever its conditions choose, as far as elements of its name begin and end in it. */
function isCertain({ name, inside, end }: WrittenElement, { text, masked, expressions }: TemplateText): boolean {
  const within = expressions.filter((each) => each.start >= inside && each.start < end);
  if (within.some((each) => text.slice(each.start, each.end).toLowerCase().includes(`</${name}`))) return false;
  const cuts = within.filter((each) => !prints(each, text)).map((each) => each.start);
  const markup = withoutTexts(masked);
  return [inside, ...cuts].every((from, index) => isBalanced(markup.slice(from, cuts[index] ?? end), name));
}

/** An element whose end tag seems to be that of another one. */
export interface TakenEnd {
  /** The element around it, of the same name, like which the end tag is indented. */
  readonly around: WrittenElement;
  /** Where the end tag is. */
  readonly end: number;
}

/**
 * Whether an element has taken the end tag of one around it: an element of the same name is not closed in the file, and the end tag is alone in its line and
 * indented less than the element, like the next one around it. With another indentation nothing can be told: elements may begin and end in different files.
 */
export function takenEnd(
  element: WrittenElement,
  elements: readonly WrittenElement[],
  template: TemplateText,
): TakenEnd | undefined {
  const { name, at, end, isClosed } = element;
  if (!isClosed || OPTIONAL.test(name)) return undefined;
  const allAround = elements.filter((each) => each.name === name && each.at < at && at < each.end);
  const around = allAround.at(-1);
  if (!around) return undefined;
  const [own, outer, closing] = [at, around.at, end].map((place) => indentOf(template.masked, place));
  const endsLikeOuter = closing !== undefined && closing === outer && own !== closing && own?.startsWith(closing);
  return endsLikeOuter && allAround.some((each) => isNeverClosed(each, template)) && isCertain(element, template)
    ? { around, end }
    : undefined;
}

/** The white space before a place in its line, if nothing else is there. */
const indentOf = (text: string, place: number): string | undefined =>
  /^[ \t]*$/.exec(text.slice(text.lastIndexOf('\n', place - 1) + 1, place))?.[0];

const isBalanced = (html: string, name: string): boolean =>
  html.match(new RegExp(`<${name}(?![\\w.:-])`, 'gi'))?.length ===
  html.match(new RegExp(`</${name}\\s*>`, 'gi'))?.length;

/** Whether an expression stands for a text, and chooses or repeats nothing. */
const prints = ({ open, signs, start, end }: Expression, text: string): boolean =>
  open.startsWith('{{') || open === '{!!'
    ? !/[#^]/.test(signs) && !/^\s*(?:\/|else\b)/.test(text.slice(start, end))
    : open.startsWith('<') && signs.includes('=');
