/** The part of lint.ts about elements of widgets that their file does not close. */
import { withoutTexts, type WrittenAttribute, type WrittenElement } from './elements.ts';
import type { LintedPage } from './linted-page.ts';
import type { Expression, TemplateText } from './template-text.ts';

/** Elements that can have a shadow root and need no end tag (HTML, "optional tags"). */
const OPTIONAL = /^(?:p|body)$/;

/**
 * Reports an element of a widget that has no end tag of its own.
 * @param named the attribute that names the widget
 */
export function checkClosed(page: LintedPage, element: WrittenElement, { name, value }: WrittenAttribute): void {
  const { name: tag, at, hasSlash } = element;
  const report = (sentence: string): void => page.report(at, 'element', sentence);
  if (hasSlash)
    return report(
      `<${tag} … /> is not closed in HTML, where the slash means nothing: the page after it becomes its content. Write <${tag} …></${tag}>.`,
    );
  if (isNeverClosed(page, element))
    return report(
      `<${tag} ${name}="${value}"> is not closed in this file: what follows in the element around it becomes its content. Write </${tag}> after its content.`,
    );
  const around = ownerOfEnd(page, element);
  if (!around) return undefined;
  const [endLine, aroundLine] = [element.end, around.at].map((place) => page.text.slice(0, place).split('\n').length);
  return report(
    `<${tag} ${name}="${value}"> ends with the </${tag}> in line ${endLine}, which is indented like the <${tag}> of line ${aroundLine}, and a <${tag}> around them is not closed in this file. Write </${tag}> after the widget's content, or indent its end tag like it.`,
  );
}

/**
 * Whether nothing in the file closes the element, whatever its conditions choose. Not certain where an expression may print the end tag, or where the markup
 * between two tags of the template language opens or closes elements of that name: the element may be one of several that are closed together.
 */
const isNeverClosed = (template: TemplateText, element: WrittenElement): boolean =>
  !element.isClosed && !OPTIONAL.test(element.name) && isCertain(template, element);

/** Whether the content of an element is the same whatever its conditions choose, as far as elements of its name begin and end in it. */
function isCertain({ text, masked, expressions }: TemplateText, { name, inside, end }: WrittenElement): boolean {
  const within = expressions.filter((each) => each.start >= inside && each.start < end);
  if (within.some((each) => text.slice(each.start, each.end).toLowerCase().includes(`</${name}`))) return false;
  const cuts = within.filter((each) => !prints(each, text)).map((each) => each.start);
  const markup = withoutTexts(masked);
  return [inside, ...cuts].every((from, index) => isBalanced(markup.slice(from, cuts[index] ?? end), name));
}

/**
 * The element around this one whose end tag this one seems to have taken: an element of the same name is not closed in the file, and the end tag is alone in
 * its line and indented less than this element, like the next one around it. With another indentation nothing can be told: elements may begin and end in
 * different files.
 */
function ownerOfEnd(page: LintedPage, element: WrittenElement): WrittenElement | undefined {
  const { name, at, end, isClosed } = element;
  if (!isClosed || OPTIONAL.test(name)) return undefined;
  const allAround = page.elements.filter((each) => each.name === name && each.at < at && at < each.end);
  const around = allAround.at(-1);
  if (!around) return undefined;
  const [own, outer, closing] = [at, around.at, end].map((place) => indentOf(page.masked, place));
  const endsLikeOuter = closing !== undefined && closing === outer && own !== closing && own?.startsWith(closing);
  return endsLikeOuter && allAround.some((each) => isNeverClosed(page, each)) && isCertain(page, element)
    ? around
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
