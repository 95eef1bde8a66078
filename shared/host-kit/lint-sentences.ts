/** The sentences of lint.ts about the names of widgets and their elements. */
import type { WrittenAttribute } from './elements.ts';
import type { TakenEnd } from './lint-closed.ts';

export const noWidget = (name: string, near: string | undefined): string =>
  `there is no widget "${name}".${near ? ` Did you mean "${near}"?` : ''}`;

export const notClosed = (element: string): string =>
  `<${element} … /> is not closed in HTML, where the slash means nothing: the page after it becomes its content. Write <${element} …></${element}>.`;

export const neverClosed = (element: string, { name, value }: WrittenAttribute): string =>
  `<${element} ${name}="${value}"> is not closed in this file: what follows in the element around it becomes its content. Write </${element}> after its content.`;

export function endTaken(
  element: string,
  { name, value }: WrittenAttribute,
  { around, end }: TakenEnd,
  text: string,
): string {
  const [endLine, aroundLine] = [end, around.at].map((place) => text.slice(0, place).split('\n').length);
  return `<${element} ${name}="${value}"> ends with the </${element}> in line ${endLine}, which is indented like the <${element}> of line ${aroundLine}, and a <${element}> around them is not closed in this file. Write </${element}> after the widget's content, or indent its end tag like it.`;
}

export const cannotHold = (element: string): string =>
  `<${element}> cannot hold a widget. Put data-widget on a div or span${/^t[drh]$|^tbody$/.test(element) ? ' inside the cell' : ' in its place'}.`;

export const isEscaped = (instead: string): string =>
  `the template language escapes what this call gives, so its tags are visible as text. Write ${instead}.`;
