/** The part of lint.ts about elements of widgets that their file does not close. */
import { withoutTexts, type WrittenElement } from './elements.ts';
import type { Expression, TemplateText } from './template-text.ts';

/** Elements that can have a shadow root and need no end tag (HTML, "optional tags"). */
const OPTIONAL = /^(?:p|body)$/;

/**
 * Whether nothing in the file closes the element, whatever its conditions choose. Not certain where an expression may print the end tag, or where the markup
 * between two tags of the template language opens or closes elements of that name: the element may be one of several that are closed together.
 */
export function isNeverClosed(
  { name, inside, end, isClosed }: WrittenElement,
  { text, masked, expressions }: TemplateText,
): boolean {
  if (isClosed || OPTIONAL.test(name)) return false;
  const within = expressions.filter((each) => each.start >= inside && each.start < end);
  if (within.some((each) => text.slice(each.start, each.end).toLowerCase().includes(`</${name}`))) return false;
  const cuts = within.filter((each) => !prints(each, text)).map((each) => each.start);
  const markup = withoutTexts(masked);
  return [inside, ...cuts].every((from, index) => isBalanced(markup.slice(from, cuts[index] ?? end), name));
}

const isBalanced = (html: string, name: string): boolean =>
  html.match(new RegExp(`<${name}(?![\\w.:-])`, 'gi'))?.length ===
  html.match(new RegExp(`</${name}\\s*>`, 'gi'))?.length;

/** Whether an expression stands for a text, and chooses or repeats nothing. */
const prints = ({ open, signs, start, end }: Expression, text: string): boolean =>
  open.startsWith('{{') || open === '{!!'
    ? !/[#^]/.test(signs) && !/^\s*(?:\/|else\b)/.test(text.slice(start, end))
    : open.startsWith('<') && signs.includes('=');
